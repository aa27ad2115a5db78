// Values of positions and cards, and the principal line, from yes-no questions.
#include <algorithm>

#include "search.hpp"

namespace ulti {

// Does the declarer get at least level number `index`?
bool Search::at_least(const Root& root, int index) {
    if (root.done) return root.result >= levels_[index];
    if (index == 0) return true;
    now_ = &question(index);
    const Flags flags = root.flags | now_->ignored;
    const auto& [out, leader, trick, points, rest, known, done, result] = root;
    const Hand hand = out & own_[leader];
    if (techniques.cuts && trick.size == 0 && hand & (hand - 1)) {
        const int early = bound(out, leader, points, flags, rest);
        if (early >= 0) return early;
    }
    if (!now_->like->numbered) number_remainders(*now_->like);
    if (trick.size == 0) return lead(out, leader, points, flags, rest);
    if (trick.size == 1) return second(out, leader, trick.cards[0], points, flags, rest);
    return third(out, leader, trick.cards[0], trick.cards[1], points, flags, rest);
}

// The highest level from `low` to `high` that the declarer reaches; he reaches `low`.
int Search::bisect(const Root& root, int low, int high) {
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (at_least(root, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

int Search::value() {
    return levels_[bisect(root_, 0, static_cast<int>(levels_.size()) - 1)];
}

Hand Search::legal(const Root& root) const {
    const int seat = root.to_move();
    const Hand hand = root.out & own_[seat];
    if (root.trick.size == 0) return keep_back(hand, seat);
    const int first = root.trick.cards[0];
    return keep_back(root.trick.size == 1 ? legal_second(hand, first) : legal_third(hand, first, root.trick.cards[1]),
                     seat);
}

// Of cards that are alike in every question, one.
Hand Search::distinct(const Root& root, Hand cards) {
    if (!techniques.merging) return cards;
    Hand others = root.out & ~own_[root.to_move()];
    for (int i = 0; i < root.trick.size; ++i) others |= bit(root.trick.cards[i]);
    return one_of_each(cards, others, root_like());
}

Search::Root Search::after(const Root& root, int card) const {
    Root then = root;
    then.out &= ~bit(card);
    then.trick.add(card);
    if (then.trick.size < seats) return then;
    int best = 0;
    Hand cards = 0;
    for (int i = 0; i < seats; ++i) {
        if (beaten_by_[then.trick.cards[best]] >> then.trick.cards[i] & 1) best = i;
        cards |= bit(then.trick.cards[i]);
    }
    const int winner = (root.leader + best) % seats;
    const int gained = then.out ? worth_of(cards) : root.rest;
    then.leader = winner;
    then.rest -= gained;
    if (winner == 0) then.points += gained;
    then.flags |= winner == 0 ? won : lost | honours_lost(cards);
    if (then.out && cards & seven_) then.flags |= seven_gone;
    then.done = !then.out || (rules_.ends_at_declarers_trick && winner == 0);
    if (then.done) {
        const int tricks = then.out ? some_tricks : tricks_class(then.flags);
        const int seven = then.out ? seven_early : seven_class(then.trick.cards[best], cards);
        then.result = payoff_of(tricks, seven, then.flags, then.points);
    }
    then.trick.size = 0;
    return then;
}

std::vector<std::pair<int, int>> Search::card_values() {
    const int top = static_cast<int>(levels_.size()) - 1;
    const int best = bisect(root_, 0, top);
    const bool mine = root_.to_move() == 0;
    const Hand cards = legal(root_);
    const Hand chosen = distinct(root_, cards);
    std::vector<std::pair<int, int>> values;
    for (Hand set = chosen; set; set &= set - 1) {
        const int card = std::countr_zero(set);
        const Root then = after(root_, card);
        // a card is never better than the best one: ask that first
        int found = best;
        if (mine) {
            if (!at_least(then, best)) found = bisect(then, 0, best - 1);
        } else if (best < top && at_least(then, best + 1)) {
            found = bisect(then, best + 1, top);
        }
        values.emplace_back(card, levels_[found]);
    }
    // cards alike share the value of the one above them that was asked about
    std::vector<std::pair<int, int>> all;
    for (Hand set = cards; set; set &= set - 1) {
        const int card = std::countr_zero(set);
        for (const auto& [asked, value] : values)
            if (asked >= card && suit_of(asked) == suit_of(card) && alike(asked, card)) {
                all.emplace_back(outer_[card], value);
                break;
            }
    }
    std::sort(all.begin(), all.end());
    return all;
}

bool Search::alike(int card, int other) {
    if (card == other) return true;
    const Likeness& like = root_like();
    for (int kind = 0; kind < like.kinds; ++kind)
        if (like.alike[kind] >> card & like.alike[kind] >> other & 1) return true;
    return false;
}

std::vector<std::pair<int, int>> Search::line() {
    const int top = static_cast<int>(levels_.size()) - 1;
    const int value = bisect(root_, 0, top);
    std::vector<std::pair<int, int>> played;
    Root root = root_;
    while (!root.done) {
        const int seat = root.to_move();
        Hand set = distinct(root, legal(root));
        Root then;
        int card = 0;
        for (; set; set &= set - 1) {
            card = std::countr_zero(set);
            then = after(root, card);
            if (!(set & (set - 1))) break; // the last one is it
            if (seat == 0 ? at_least(then, value) : value == top || !at_least(then, value + 1)) break;
        }
        played.emplace_back(seat, outer_[card]);
        root = then;
    }
    return played;
}

} // namespace ulti
