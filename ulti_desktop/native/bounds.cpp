// What decides a trick start without a search: cards that run, seven and marriages that can no longer change it.
#include "search.hpp"

namespace ulti {

namespace {

Hand of_suit(Hand set, int suit) { return set >> (suit * 8) & 0xFF; }

} // namespace

// How many cards of a suit, led from the top, one other hand cannot beat.
int Search::unbeaten(Hand own, Hand other) {
    const int tops = std::popcount(own >> std::bit_width(other));
    return tops < std::popcount(other) ? tops : 8;
}

// Cards that the leader can run: the suits' tops, and what stays when the others have none left. He keeps the
// trump seven for the end where it matters.
int Search::sure_winners(Hand out, int seat, int& gained, bool& everything) const {
    const Hand hand = out & own_[seat];
    const Hand one = out & own_[next(seat)];
    const Hand two = out & own_[next(next(seat))];
    const Hand kept = hand & now_->special_seven;
    Hand sure = 0;
    bool drawn = true; // the others have no trump, or none will be left
    for (int suit = 3; suit >= 0; --suit) {
        const bool trump = suit == 3 && trumps_;
        Hand own = of_suit(hand & ~kept, suit);
        if (!own && !trump) continue;
        const Hand first = of_suit(one, suit);
        const Hand second = of_suit(two, suit);
        int limit = std::min(unbeaten(own, first), unbeaten(own, second));
        if (!drawn) { // what they follow to they cannot trump
            if (one & trumps_) limit = std::min(limit, std::popcount(first));
            if (two & trumps_) limit = std::min(limit, std::popcount(second));
        }
        for (int extra = std::popcount(own) - limit; extra > 0; --extra) own &= own - 1;
        if (trump) drawn = std::popcount(own) >= std::max(std::popcount(first), std::popcount(second));
        sure |= own << (suit * 8);
    }
    gained = worth_of(sure);
    const int count = std::popcount(sure);
    const int size = std::popcount(hand);
    everything = count == size || (count == size - 1 && kept && drawn);
    return count;
}

// Can a defender keep a card that beats one of the declarer's whatever he leads? Then no march.
bool Search::guarded(Hand out) const {
    for (int suit = 0; suit < 4; ++suit) {
        const Hand own = of_suit(out & own_[0], suit);
        if (!own) continue;
        for (int seat = 1; seat < seats; ++seat) {
            const Hand held = of_suit(out & own_[seat], suit);
            if (!held) continue;
            const int tops = std::popcount(own >> std::bit_width(held));
            if (tops < std::popcount(held) && tops < std::popcount(own)) return true;
        }
    }
    return false;
}

// Does the declarer lie below everybody in every suit that he holds?
bool Search::lies_low(Hand out) const {
    if (out & own_[0] & trumps_) return false;
    for (int suit = 0; suit < 4; ++suit) {
        const Hand own = of_suit(out & own_[0], suit);
        const Hand others = of_suit(out & ~own_[0], suit);
        if (own && others && own > (others & -others)) return false;
    }
    return true;
}

// 1 or 0 when a trick start is decided without a search, else -1.
int Search::bound(Hand out, int seat, int points, Flags flags, int rest) {
    int low = points;
    int high = points + rest;
    Flags certain = flags;
    const auto yes = [&](Flags known, int from) { return runs(known).yes[from] > high - from; };
    const auto no = [&](Flags known, int upto) { return runs(known).no[low] > upto - low; };
    if (rules_.ends_at_declarers_trick) {
        if (techniques.low_suits && seat != 0 && lies_low(out))
            return verdict(tricks_class(flags | lost), seven_early, flags | honours_lost(out), points);
        return -1;
    }
    if (techniques.top_trumps) {
        if (const Hand left = out >> 24 & trumps_ >> 24) {
            if (top_side_[left] == 0) {
                low += top_worth_[left];
                certain |= won;
            } else {
                high -= top_worth_[left];
                certain |= lost;
            }
            if (yes(certain, low)) return 1;
            if (no(certain, high)) return 0;
        }
    }
    if (techniques.low_suits && !(flags & won) && seat != 0 && !(out & seven_) && lies_low(out))
        return verdict(tricks_class(flags | lost), seven_early, flags | honours_lost(out), points);
    if (techniques.guards && seat == 0 && !(flags & lost) && guarded(out) && no(certain | lost, high)) return 0;
    if (!techniques.sure_winners) return -1;
    // what the leader can run decides only where the far end of what is open is his already
    if (flags & seven_gone) {
        if (seat == 0 && !runs(certain | won).yes[high] &&
            !verdict(tricks_class(flags | won), seven_early, flags, points + rest))
            return -1;
        if (seat != 0 && !runs(certain | lost).no[low] &&
            verdict(tricks_class(flags | lost), seven_early, flags | honours_lost(out), points))
            return -1;
    }
    int gained = 0;
    bool everything = false;
    const int count = sure_winners(out, seat, gained, everything);
    if (seat == 0) {
        if (everything && takes_all(out, 0, points + rest, flags | won)) return 1;
        if (count && yes(certain | won, std::max(low, points + gained))) return 1;
        return -1;
    }
    if (everything && !takes_all(out, seat, points, flags | lost)) return 0;
    if (count && no(certain | lost, std::min(high, points + rest - gained))) return 0;
    if (count) return -1;
    // one trick for the defenders' side: a card above all of the declarer's that he cannot trump
    const Hand hand = out & own_[seat];
    const Hand declarer = out & own_[0];
    int best = -1;
    for (int suit = 0; suit < 4; ++suit) {
        const Hand own = of_suit(hand, suit);
        const Hand held = of_suit(declarer, suit);
        if (own > held && (held || !(declarer & trumps_))) {
            const int card = suit * 8 + static_cast<int>(std::bit_width(own)) - 1;
            best = std::max(best, worth_of(bit(card)));
        }
    }
    if (best >= 0 && no(certain | lost, std::min(high, points + rest - best))) return 0;
    return -1;
}

// The answer when the leader takes all tricks from here: with the seven last if he holds it.
bool Search::takes_all(Hand out, int seat, int points, Flags flags) const {
    const int tricks = tricks_class(flags);
    if (seat != 0) flags |= honours_lost(out);
    if (!(out & seven_) || flags & seven_gone) return verdict(tricks, seven_early, flags, points);
    if (now_->special_seven & own_[seat])
        return verdict(tricks, seat == 0 ? declarer_won : defender_won, flags, points);
    const int beaten = seven_owner_ == 0 ? declarer_lost : seat == 0 ? defender_lost : defender_won;
    const bool early = verdict(tricks, seven_early, flags, points);
    const bool late = verdict(tricks, beaten, flags, points);
    if (seat == 0) return early && late;
    const bool lost_late = verdict(tricks, defender_lost, flags, points);
    return early || late || lost_late;
}

} // namespace ulti
