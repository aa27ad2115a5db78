// From a position and a pay-off table to questions: which cards are alike, what can still come about, and when a
// question is answered early.
#include <algorithm>
#include <bitset>

#include "search.hpp"

namespace ulti {

Search::Search(int table_bits) : table_(table_bits) {}

void Search::load(const Position& position, const PlayRules& rules, const Payoff& payoff) {
    rules_ = rules;
    payoff_ = payoff;
    nodes_ = 0;
    until_poll_ = 1;
    table_.renew(!techniques.stamp);
    used_questions_ = 0;
    groups_ = 0;
    for (auto& like : likenesses_) like.built = false;
    for (auto& row : history_) row.fill(0);
    number_cards(position);
    rank_trumps();
    list_levels();
}

void Search::number_cards(const Position& position) {
    const int trump = rules_.order.trump;
    std::array<int, 4> suit_in{0, 1, 2, 3};
    for (int suit = 0; trump != no_trump && suit < 4; ++suit)
        suit_in[suit] = suit == trump ? 3 : suit < trump ? suit : suit - 1;
    for (int card = 0; card < cards_in_deck; ++card) {
        inner_[card] = suit_in[suit_of(card)] * 8 + rules_.order.strength(card);
        outer_[inner_[card]] = card;
    }
    trumps_ = trump == no_trump ? 0 : suit_mask(3);
    aces_ = tens_ = 0;
    for (int suit = 0; suit < 4; ++suit) {
        aces_ |= bit(inner_[suit * 8 + 7]);
        tens_ |= bit(inner_[suit * 8 + 6]);
    }
    for (int card = 0; card < cards_in_deck; ++card) {
        const Hand suit = suit_mask(suit_of(card));
        above_[card] = suit & ~(bit(card) | (bit(card) - 1));
        beaten_by_[card] = above_[card] | (suit & trumps_ ? 0 : trumps_);
    }
    const auto renumber = [this](Hand hand) {
        Hand result = 0;
        for (; hand; hand &= hand - 1) result |= bit(inner_[std::countr_zero(hand)]);
        return result;
    };
    ace_worth_ = payoff_.ace_value / payoff_.unit();
    ten_worth_ = 10 / payoff_.unit();
    root_ = Root{};
    root_.leader = position.leader;
    for (int seat = 0; seat < seats; ++seat) {
        own_[seat] = renumber(position.hands[seat]);
        root_.out |= own_[seat];
    }
    Hand in_play = root_.out;
    for (int i = 0; i < position.trick.size; ++i) {
        const int card = inner_[position.trick.cards[i]];
        own_[(position.leader + i) % seats] |= bit(card);
        in_play |= bit(card);
        root_.trick.add(card);
    }
    root_.points = position.declarer_points / payoff_.unit();
    root_.rest = worth_of(in_play) + 10 / payoff_.unit();
    seven_ = trumps_ ? bit(inner_[trump * 8]) : 0;
    seven_owner_ = -1;
    for (int seat = 0; seat < seats; ++seat)
        if (own_[seat] & seven_) seven_owner_ = seat;
    if (position.declarer_tricks) root_.flags |= won;
    if (position.defender_tricks) root_.flags |= lost;
    if (position.declarer_aces + std::popcount(in_play & aces_) < 4) root_.flags |= ace_lost;
    if (position.declarer_tens + std::popcount(in_play & tens_) < 4) root_.flags |= ten_lost;
    const bool last = position.cards_left() == 1;
    if (!(seven_ & (last ? in_play : root_.out))) root_.flags |= seven_gone;
}

void Search::rank_trumps() {
    if (!trumps_) return;
    for (Hand left = 1; left < 256; ++left) {
        int side = -1;
        int worth = 0;
        for (int rank = 7; rank >= 0; --rank) {
            if (!(left >> rank & 1)) continue;
            const Hand card = bit(24 + rank);
            const int holder = own_[0] & card ? 0 : 1;
            if (side >= 0 && holder != side) break;
            side = holder;
            worth += worth_of(card);
        }
        top_side_[left] = static_cast<std::uint8_t>(side);
        top_worth_[left] = static_cast<std::uint8_t>(worth);
    }
}

// ---------------------------------------------------------------------------------------------- outcomes

bool Search::reachable(Flags flags, int tricks, int seven, int aces, int tens) const {
    if (tricks == no_trick && flags & won) return false;
    if (tricks == all_tricks && flags & lost) return false;
    if (aces && flags & ace_lost) return false;
    if (tens && flags & ten_lost) return false;
    if (seven == seven_early) return true;
    if (flags & seven_gone) return false;
    return (seven == declarer_won || seven == declarer_lost) == (seven_owner_ == 0);
}

template <class Visit> void Search::each_reachable_row(Flags flags, Visit visit) const {
    for (int tricks = 0; tricks < trick_classes; ++tricks)
        for (int seven = 0; seven < seven_classes; ++seven)
            for (int aces = 0; aces < 2; ++aces)
                for (int tens = 0; tens < 2; ++tens)
                    if (reachable(flags, tricks, seven, aces, tens)) visit(tricks, seven, aces, tens);
}

void Search::list_levels() {
    levels_.clear();
    each_reachable_row(root_.flags, [this](int tricks, int seven, int aces, int tens) {
        const int row = Payoff::row(tricks, seven, aces, tens);
        for (int points = root_.points; points <= root_.points + root_.rest; ++points) {
            const std::int32_t payoff = payoff_.at(row, points);
            const auto place = std::lower_bound(levels_.begin(), levels_.end(), payoff);
            if (place == levels_.end() || *place != payoff) levels_.insert(place, payoff);
        }
    });
    asked_.assign(levels_.size(), -1);
    root_like_ = nullptr;
}

const Search::Likeness& Search::root_like() {
    if (!root_like_) {
        Flags ignored = 0;
        const int found = matters([](std::int32_t a, std::int32_t b, std::int32_t) { return a == b; }, 0, ignored);
        const bool kept = rules_.duties.keep_seven && seven_owner_ == 0;
        root_like_ = &likeness(found, found & seven_matters || kept ? seven_ : 0);
    }
    return *root_like_;
}

// What makes a difference to a question (or to the pay-off, as `same` decides). Flags without effect go to
// `ignored`.
int Search::matters(bool (*same)(std::int32_t, std::int32_t, std::int32_t), std::int32_t level,
                    Flags& ignored) const {
    int found = 0;
    Flags telling = 0;
    const int from = root_.points;
    const int upto = root_.points + root_.rest;
    const auto differ = [&](int row, int other) {
        for (int points = from; points <= upto; ++points)
            if (!same(payoff_.at(row, points), payoff_.at(other, points), level)) return true;
        return false;
    };
    each_reachable_row(root_.flags, [&](int tricks, int seven, int aces, int tens) {
        const int row = Payoff::row(tricks, seven, aces, tens);
        for (int points = from; points < upto && !(found & points_matter); ++points)
            if (!same(payoff_.at(row, points), payoff_.at(row, points + 1), level)) found |= points_matter;
        if (tricks == no_trick && !(telling & won) && differ(row, Payoff::row(some_tricks, seven, aces, tens)))
            telling |= won;
        if (tricks == all_tricks && !(telling & lost) && differ(row, Payoff::row(some_tricks, seven, aces, tens)))
            telling |= lost;
        if (seven != seven_early && !(telling & seven_gone) &&
            differ(row, Payoff::row(tricks, seven_early, aces, tens)))
            telling |= seven_gone;
        if (aces && !(telling & ace_lost) && differ(row, Payoff::row(tricks, seven, 0, tens))) telling |= ace_lost;
        if (tens && !(telling & ten_lost) && differ(row, Payoff::row(tricks, seven, aces, 0))) telling |= ten_lost;
    });
    if (telling & ace_lost) found |= aces_matter;
    if (telling & ten_lost) found |= tens_matter;
    if (telling & seven_gone) found |= seven_matters;
    ignored = (won | lost | ace_lost | ten_lost | seven_gone) & ~telling;
    return found;
}

// ---------------------------------------------------------------------------------------------- questions

Search::Question& Search::question(int index) {
    if (asked_[index] >= 0) return *questions_[asked_[index]];
    if (used_questions_ == questions_.size()) questions_.push_back(std::make_unique<Question>());
    Question& made = *questions_[used_questions_];
    made.level = levels_[index];
    prepare(made);
    asked_[index] = static_cast<int>(used_questions_++);
    return made;
}

void Search::prepare(Question& question) {
    const auto same = [](std::int32_t a, std::int32_t b, std::int32_t level) { return (a >= level) == (b >= level); };
    const int found = matters(same, question.level, question.ignored);
    question.built = 0;
    question.exact_points = false;
    question.ordered = true;
    const int columns = payoff_.columns();
    int smallest = columns;
    question.needs.fill(-1);
    // the first points that win each row; -1 none of the row is reachable or all of it wins
    each_reachable_row(root_.flags | question.ignored, [&](int tricks, int seven, int aces, int tens) {
        const int row = Payoff::row(tricks, seven, aces, tens);
        int first = root_.points;
        const int upto = root_.points + root_.rest;
        while (first <= upto && payoff_.at(row, first) < question.level) ++first;
        for (int points = first; points <= upto; ++points)
            if (payoff_.at(row, points) < question.level) question.exact_points = true;
        question.needs[row] = static_cast<std::int16_t>(first > upto ? columns : first == root_.points ? -1 : first);
        if (question.needs[row] >= 0 && first <= upto) smallest = std::min(smallest, first);
    });
    question.ordered = !question.exact_points;
    each_reachable_row(root_.flags | question.ignored, [&](int tricks, int seven, int aces, int tens) {
        const int with = question.needs[Payoff::row(tricks, seven, aces, tens)];
        if (aces && with > question.needs[Payoff::row(tricks, seven, 0, tens)]) question.ordered = false;
        if (tens && with > question.needs[Payoff::row(tricks, seven, aces, 0)]) question.ordered = false;
    });
    const bool exact = question.exact_points;
    question.shift = exact || smallest == columns ? 0 : smallest;
    for (auto& need : question.needs)
        if (need >= 0 && need < columns && !exact) need = static_cast<std::int16_t>(need - question.shift);

    const bool kept = rules_.duties.keep_seven && seven_owner_ == 0;
    question.special_seven = found & seven_matters || kept ? seven_ : 0;
    question.like = &likeness(found, question.special_seven);
    for (std::size_t i = 0; i < used_questions_ && !exact; ++i) {
        const Question& other = *questions_[i];
        if (other.exact_points || other.like != question.like || other.ignored != question.ignored ||
            other.needs != question.needs)
            continue;
        question.group = other.group;
        return;
    }
    if (groups_ == 64) { // the key holds no more: start afresh
        table_.renew(false);
        groups_ = 0;
        for (std::size_t i = 0; i < used_questions_; ++i) questions_[i]->like = nullptr; // nobody's company
        std::fill(asked_.begin(), asked_.end(), -1);
    }
    question.group = groups_++;
}

void Search::build_runs(Question& question, Flags flags) {
    question.built |= Flags{1} << flags;
    const int columns = payoff_.columns();
    std::bitset<Payoff::most_columns> some;
    std::bitset<Payoff::most_columns> all;
    all.set();
    each_reachable_row(flags, [&](int tricks, int seven, int aces, int tens) {
        const int row = Payoff::row(tricks, seven, aces, tens);
        for (int points = 0; points < columns; ++points) {
            const bool yes = payoff_.at(row, points) >= question.level;
            if (yes)
                some.set(points);
            else
                all.reset(points);
        }
    });
    Runs& runs = question.runs[flags];
    int yes = 0;
    int no = 0;
    for (int points = columns - 1; points >= 0; --points) {
        yes = all[points] ? yes + 1 : 0;
        no = some[points] ? 0 : no + 1;
        runs.yes[points] = static_cast<std::uint8_t>(yes);
        runs.no[points] = static_cast<std::uint8_t>(no);
    }
}

// ---------------------------------------------------------------------------------------------- likeness

Search::Likeness& Search::likeness(int matters, Hand special) {
    matters = (matters & ~seven_matters) | (special ? seven_matters : 0);
    Likeness& like = likenesses_[matters];
    if (like.built) return like;
    like = Likeness{};
    like.built = true;
    const bool honours = matters & points_matter;
    const bool aces = matters & aces_matter;
    const bool tens = matters & tens_matter;
    const bool dear_aces = honours && ace_worth_ != ten_worth_;
    for (int card = 0; card < cards_in_deck; ++card) {
        const Hand one = bit(card);
        if (one & special)
            like.symbol[card] = seven;
        else if (one & aces_)
            like.symbol[card] = aces || dear_aces ? ace : honours ? rich : poor;
        else if (one & tens_)
            like.symbol[card] = tens ? ten : honours ? rich : poor;
        if (like.symbol[card] == poor) like.alike[0] |= one;
        if (like.symbol[card] == rich) like.alike[1] |= one;
        const bool prized = (one & aces_ && aces) || (one & tens_ && tens);
        like.richness[card] = static_cast<std::uint8_t>((honours ? worth_of(one) : 0) + (prized ? 20 : 0));
    }
    like.kinds = honours ? 2 : 1;
    like.ordinary = ~special;
    if (aces && tens) like.ordinary &= ~(aces_ | tens_);
    if (tens && dear_aces) like.ordinary &= ~aces_;

    return like;
}

// Numbers for what may be left of each suit: equal numbers where owners and kinds follow each other alike.
void Search::number_remainders(Likeness& like) const {
    like.numbered = true;
    for (int suit = 0; suit < 4; ++suit) {
        auto& number = like.number[suit];
        std::array<std::uint8_t, 8> symbol{};
        for (int rank = 0; rank < 8; ++rank) {
            const int card = suit * 8 + rank;
            const int owner = own_[0] >> card & 1 ? 0 : own_[1] >> card & 1 ? 1 : 2;
            symbol[rank] = static_cast<std::uint8_t>(owner * symbols + like.symbol[card]);
        }
        std::array<std::array<std::uint8_t, symbols * seats>, 256> child{};
        const Hand all = root_.out >> (suit * 8) & 0xFF;
        std::uint8_t last = 0;
        number[0] = 0;
        for (Hand left = (0 - all) & all; left; left = (left - all) & all) {
            const int top = std::bit_width(left) - 1;
            std::uint8_t& found = child[number[left ^ bit(top)]][symbol[top]];
            if (!found) found = ++last;
            number[left] = found;
        }
    }
}

} // namespace ulti
