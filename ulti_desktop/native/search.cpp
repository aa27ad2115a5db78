// The search of one yes-no question: alpha-beta over cards, the declarer against the defenders.
#include "search.hpp"

namespace ulti {

namespace {

constexpr Hand without_tops = 0x7F7F7F7Fu; // every suit's cards but the highest

int lowest(Hand set) { return std::countr_zero(set); }

} // namespace

void Search::poll() {
    if (--until_poll_ > 0) return;
    until_poll_ = 1024; // trick starts: a third of a millisecond
    if (cancelled_.load(std::memory_order_relaxed) || (stop_ && stop_())) throw Cancelled{};
}

// ---------------------------------------------------------------------------------------------- moves

Hand Search::keep_back(Hand legal, int seat) const {
    if (seat != 0 || !rules_.duties.keep_seven) return legal;
    return detail::prefer(legal & ~seven_, legal);
}

Hand Search::legal_second(Hand hand, int first) const {
    const Hand follow = hand & suit_mask(suit_of(first));
    if (follow) return rules_.duties.must_beat ? detail::prefer(follow & above_[first], follow) : follow;
    return detail::prefer(hand & trumps_, hand);
}

Hand Search::legal_third(Hand hand, int first, int next) const {
    const bool beaten = beaten_by_[first] >> next & 1;
    const Hand follow = hand & suit_mask(suit_of(first));
    if (follow) {
        if (!rules_.duties.must_beat) return follow;
        const bool trumped = beaten && suit_of(next) != suit_of(first);
        if (trumped && !rules_.duties.must_beat_led_when_trumped) return follow;
        return detail::prefer(follow & above_[beaten && !trumped ? next : first], follow);
    }
    const Hand trumps = hand & trumps_;
    if (!trumps) return hand;
    if (rules_.duties.must_overtrump && trumps_ >> next & 1) return detail::prefer(trumps & above_[next], trumps);
    return trumps;
}

// Keep the highest card of every run of alike cards that no other player's card interrupts.
Hand Search::one_of_each(Hand set, Hand others, const Likeness& like) const {
    Hand kept = set;
    for (int kind = 0; kind < like.kinds; ++kind) {
        const Hand own = set & like.alike[kind];
        if (!(own & (own - 1))) continue;
        Hand reach = own;
        Hand empty = ~(own | others) & without_tops;
        reach |= empty & reach >> 1;
        empty &= empty >> 1;
        reach |= empty & reach >> 2;
        empty &= empty >> 2;
        reach |= empty & reach >> 4;
        kept &= ~(own & (reach >> 1 & without_tops));
    }
    return kept;
}

// The last hand to a trick: cards that take (or lose) it alike and stay alike afterwards differ in what they
// are worth now. The richest goes to one's own side, the poorest to the other.
Hand Search::last_hand_choices(Hand set, Hand others, bool mine) const {
    const Likeness& like = *now_->like;
    Hand choices = 0;
    int kept = -1;
    int before = -1;
    for (; set; set &= set - 1) {
        const int card = lowest(set);
        const bool joined = before >= 0 && (before ^ card) < 8 && !((bit(card) - bit(before)) & others) &&
                            (like.ordinary >> card & like.ordinary >> before & 1);
        if (!joined) {
            if (kept >= 0) choices |= bit(kept);
            kept = card;
        } else if (mine ? like.richness[card] >= like.richness[kept] : like.richness[card] <= like.richness[kept]) {
            kept = card;
        }
        before = card;
    }
    return kept >= 0 ? choices | bit(kept) : choices;
}

int Search::pick(Hand set, int place) const {
    if (!techniques.history) return std::bit_width(set) - 1;
    int best = lowest(set);
    std::uint32_t most = history_[place][best];
    for (set &= set - 1; set; set &= set - 1) {
        const int card = lowest(set);
        if (history_[place][card] >= most) {
            most = history_[place][card];
            best = card;
        }
    }
    return best;
}

void Search::reward(int place, int card, int left) {
    history_[place][card] += static_cast<std::uint32_t>(left * left);
}

// ---------------------------------------------------------------------------------------------- search

std::uint64_t Search::key_of(Hand out, int seat, int points, Flags flags) const {
    std::uint64_t cards = out;
    if (techniques.canonical_keys) {
        const auto& number = now_->like->number;
        cards = number[0][out & 0xFF] | number[1][out >> 8 & 0xFF] << 8 | number[2][out >> 16 & 0xFF] << 16 |
                std::uint64_t{number[3][out >> 24]} << 24;
    }
    const std::uint64_t at = now_->exact_points ? static_cast<std::uint64_t>(points) : 0;
    return table_.stamped(cards | std::uint64_t(seat) << 32 | std::uint64_t{flags} << 34 | now_->group << 39 | at << 45);
}

bool Search::lead(Hand out, int seat, int points, Flags flags, int rest) {
    ++nodes_;
    poll();
    const Hand hand = out & own_[seat];
    if (!(hand & (hand - 1))) return last_trick(out, seat, points, flags, rest);
    const std::uint64_t key = key_of(out, seat, points, flags);
    const int needed = points - now_->shift;
    int best = Table::no_move;
    if (techniques.table) {
        const Table::Entry& entry = table_.slot(key);
        if (entry.key == key) {
            if (needed >= entry.wins_from) return true;
            if (needed <= entry.loses_to) return false;
            best = entry.move;
        }
    }
    if (techniques.cuts) {
        const int known = bound(out, seat, points, flags, rest);
        if (known >= 0) return known;
    }
    Hand moves = keep_back(hand, seat);
    if (techniques.merging) moves = one_of_each(moves, out & ~hand, *now_->like);
    const bool mine = seat == 0;
    bool result = !mine;
    int card = techniques.table_move && best != Table::no_move && (moves >> best & 1) ? best : pick(moves, seat);
    for (;;) {
        moves ^= bit(card);
        if (second(out ^ bit(card), seat, card, points, flags, rest) == mine) {
            result = mine;
            best = card;
            reward(seat, card, std::popcount(hand));
            break;
        }
        if (!moves) break;
        card = pick(moves, seat);
    }
    if (techniques.table) {
        Table::Entry& entry = table_.slot(key);
        if (entry.key != key) entry = {key, -128, 127, Table::no_move};
        if (result)
            entry.wins_from = std::min<std::int8_t>(entry.wins_from, static_cast<std::int8_t>(needed));
        else
            entry.loses_to = std::max<std::int8_t>(entry.loses_to, static_cast<std::int8_t>(needed));
        entry.move = static_cast<std::uint8_t>(best);
    }
    return result;
}

bool Search::second(Hand out, int leader, int first, int points, Flags flags, int rest) {
    ++nodes_;
    const int seat = next(leader);
    const Hand hand = out & own_[seat];
    Hand moves = keep_back(legal_second(hand, first), seat);
    if (techniques.merging && moves & (moves - 1)) moves = one_of_each(moves, (out & ~hand) | bit(first), *now_->like);
    const bool mine = seat == 0;
    const int place = seats + suit_of(first) * seats + seat;
    do {
        const int card = moves & (moves - 1) ? pick(moves, place) : lowest(moves);
        moves ^= bit(card);
        if (third(out ^ bit(card), leader, first, card, points, flags, rest) == mine) {
            reward(place, card, std::popcount(hand));
            return mine;
        }
    } while (moves);
    return !mine;
}

bool Search::third(Hand out, int leader, int first, int following, int points, Flags flags, int rest) {
    ++nodes_;
    const int other = next(leader);
    const int seat = next(other);
    const bool beaten = beaten_by_[first] >> following & 1;
    const int top = beaten ? following : first;
    const int holder = beaten ? other : leader;
    const Hand hand = out & own_[seat];
    const Hand others = out & ~hand;
    const bool mine = seat == 0;
    const int place = 5 * seats + suit_of(first) * seats + seat;
    Hand moves = keep_back(legal_third(hand, first, following), seat);
    if (moves & (moves - 1)) {
        const Hand winners = moves & beaten_by_[top];
        const Hand losers = moves & ~beaten_by_[top];
        if (techniques.last_hand && now_->ordered) {
            const bool same_side = (holder == 0) == mine;
            moves = last_hand_choices(winners, others, true) | last_hand_choices(losers, others, same_side);
        } else if (techniques.merging) {
            moves = one_of_each(winners, others, *now_->like) | one_of_each(losers, others, *now_->like);
        }
    }
    const Hand fewer = hand & (hand - 1);
    if (techniques.look_ahead && moves & (moves - 1) && fewer & (fewer - 1)) {
        for (Hand set = moves; set; set &= set - 1) {
            const int card = lowest(set);
            const bool takes = beaten_by_[top] >> card & 1;
            const Hand cards = bit(first) | bit(following) | bit(card);
            const int known = glance(out ^ bit(card), takes ? seat : holder, cards, points, flags, rest);
            if (known == mine) return mine;
            if (known >= 0) moves ^= bit(card);
        }
        if (!moves) return !mine;
    }
    do {
        const int card = moves & (moves - 1) ? pick(moves, place) : lowest(moves);
        moves ^= bit(card);
        const bool takes = beaten_by_[top] >> card & 1;
        const Hand cards = bit(first) | bit(following) | bit(card);
        if (finish_trick(out ^ bit(card), takes ? seat : holder, takes ? card : top, cards, points, flags, rest) == mine) {
            reward(place, card, std::popcount(hand));
            return mine;
        }
    } while (moves);
    return !mine;
}

// The trick is full: count it.
void Search::count_trick(int winner, Hand cards, int& points, Flags& flags, int& rest) const {
    const int gained = worth_of(cards);
    rest -= gained;
    if (winner == 0) {
        points += gained;
        flags |= won;
    } else {
        flags |= lost | honours_lost(cards);
    }
    if (cards & seven_) flags |= seven_gone;
}

// 1 or 0 when what follows a trick is decided or remembered, else -1.
int Search::glance(Hand out, int winner, Hand cards, int points, Flags flags, int rest) {
    if (!out || (rules_.ends_at_declarers_trick && winner == 0)) return -1;
    count_trick(winner, cards, points, flags, rest);
    if (techniques.cuts) {
        const Runs& known = runs(flags);
        if (known.yes[points] > rest) return 1;
        if (known.no[points] > rest) return 0;
    }
    if (!techniques.table) return -1;
    const std::uint64_t key = key_of(out, winner, points, flags);
    const Table::Entry& entry = table_.slot(key);
    if (entry.key == key) {
        const int needed = points - now_->shift;
        if (needed >= entry.wins_from) return 1;
        if (needed <= entry.loses_to) return 0;
    }
    return -1;
}

bool Search::finish_trick(Hand out, int winner, int top, Hand cards, int points, Flags flags, int rest) {
    if (!out) return end(winner, top, cards, points, flags, rest);
    count_trick(winner, cards, points, flags, rest);
    if (rules_.ends_at_declarers_trick && winner == 0) return verdict(some_tricks, seven_early, flags, points);
    if (techniques.cuts) {
        const Runs& known = runs(flags);
        if (known.yes[points] > rest) return true;
        if (known.no[points] > rest) return false;
    }
    return lead(out, winner, points, flags, rest);
}

// Everybody has one card left.
bool Search::last_trick(Hand out, int leader, int points, Flags flags, int rest) const {
    int winner = leader;
    int top = lowest(out & own_[leader]);
    for (int seat = next(leader); seat != leader; seat = next(seat)) {
        const int card = lowest(out & own_[seat]);
        if (beaten_by_[top] >> card & 1) {
            top = card;
            winner = seat;
        }
    }
    return end(winner, top, out, points, flags, rest);
}

// The tenth trick falls to `winner` with the card `top`.
bool Search::end(int winner, int top, Hand cards, int points, Flags flags, int rest) const {
    flags |= winner == 0 ? won : lost | honours_lost(cards);
    return verdict(tricks_class(flags), seven_class(top, cards), flags, points + (winner == 0 ? rest : 0));
}

int Search::seven_class(int top, Hand cards) const {
    if (!(cards & seven_)) return seven_early;
    const bool takes = seven_ >> top & 1;
    if (seven_owner_ == 0) return takes ? declarer_won : declarer_lost;
    return takes ? defender_won : defender_lost;
}

} // namespace ulti
