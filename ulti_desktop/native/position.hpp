// What a search is asked: a position, the rules of play that matter to it, and what every outcome pays.
//
// Seats are relative: 0 declarer, 1 the defender after him, 2 the other one. Cards as in rules.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "rules.hpp"

namespace ulti {

struct PlayRules {
    Order order;
    Duties duties;
    bool ends_at_declarers_trick = false; // betli in some rule sets
};

struct Position {
    std::array<Hand, seats> hands{};
    int leader = 0; // of the current trick
    Trick trick;    // at most two cards, the leader's first
    int declarer_tricks = 0;
    int defender_tricks = 0;
    int declarer_points = 0; // aces and tens in tricks that he has won
    int declarer_aces = 0;
    int declarer_tens = 0;

    int to_move() const { return (leader + trick.size) % seats; }
    int cards_left() const { return std::popcount(hands[to_move()]); } // tricks still to come, this one included
};

// How many tricks the declarer took, and where the trump seven went in the last trick.
enum TrickClass { no_trick, some_tricks, all_tricks };
enum SevenClass { seven_early, declarer_won, declarer_lost, defender_won, defender_lost };
inline constexpr int trick_classes = 3;
inline constexpr int seven_classes = 5;

// What each outcome pays the declarer, by tricks, seven, "all four aces", "all four tens" and his card points.
// Points are counted in `unit`s: ten, or one where an ace is worth eleven.
struct Payoff {
    static constexpr int most_columns = 95;
    int ace_value = 10;
    std::vector<std::int32_t> values;

    int unit() const { return ace_value == 10 ? 10 : 1; }
    int columns() const { return (4 * ace_value + 50) / unit() + 1; }
    static constexpr int rows = trick_classes * seven_classes * 4;
    static constexpr int row(int tricks, int seven, int four_aces, int four_tens) {
        return ((tricks * seven_classes + seven) * 2 + four_aces) * 2 + four_tens;
    }
    std::int32_t at(int row, int points) const { return values[static_cast<std::size_t>(row * columns() + points)]; }
};

// Throws std::invalid_argument with one sentence when the position cannot have come about.
inline void check(const Position& position, const PlayRules& rules, const Payoff& payoff) {
    const auto refuse = [](const char* why) { throw std::invalid_argument(why); };
    if (payoff.ace_value != 10 && payoff.ace_value != 11) refuse("an ace is worth ten or eleven points");
    if (payoff.values.size() != static_cast<std::size_t>(Payoff::rows * payoff.columns()))
        refuse("the pay-off table has the wrong size");
    if (position.leader < 0 || position.leader >= seats) refuse("the leader must be seat 0, 1 or 2");
    if (position.trick.size > 2) refuse("a trick under way has at most two cards");
    Hand seen = 0;
    for (const Hand hand : position.hands) {
        if (seen & hand) refuse("a card lies in two hands");
        seen |= hand;
    }
    for (int i = 0; i < position.trick.size; ++i) {
        const Hand card = bit(position.trick.cards[i]);
        if (seen & card) refuse("a card lies in a hand and in the trick");
        seen |= card;
    }
    const int left = position.cards_left();
    if (left < 1 || left > 10) refuse("the player to move must hold one to ten cards");
    for (int i = 0; i < seats; ++i) {
        const bool played = i < position.trick.size;
        if (std::popcount(position.hands[(position.leader + i) % seats]) != left - (played ? 1 : 0))
            refuse("the hands are not of one size");
    }
    for (int i = 0; i < position.trick.size; ++i) {
        Trick before;
        for (int j = 0; j < i; ++j) before.add(position.trick.cards[j]);
        const int seat = (position.leader + i) % seats;
        Duties duties = rules.duties;
        duties.keep_seven = duties.keep_seven && seat == 0;
        const Hand held = position.hands[seat] | bit(position.trick.cards[i]);
        if (!(legal_mask(held, before, rules.order, duties) & bit(position.trick.cards[i])))
            refuse("a card of the trick was not legal");
    }
    if (position.declarer_tricks < 0 || position.defender_tricks < 0 ||
        position.declarer_tricks + position.defender_tricks + left != 10)
        refuse("tricks won and tricks to come must add up to ten");
    if (rules.ends_at_declarers_trick && position.declarer_tricks) refuse("the deal is over");
    if (position.declarer_aces < 0 || position.declarer_tens < 0 || position.declarer_points < 0)
        refuse("points, aces and tens cannot be negative");
    Hand aces = 0;
    Hand tens = 0;
    for (int suit = 0; suit < 4; ++suit) {
        aces |= bit(suit * 8 + 7);
        tens |= bit(suit * 8 + 6);
    }
    const int aces_left = std::popcount(seen & aces);
    const int tens_left = std::popcount(seen & tens);
    if (position.declarer_aces + aces_left > 4 || position.declarer_tens + tens_left > 4)
        refuse("there are more than four aces or tens");
    const int to_come = payoff.ace_value * aces_left + 10 * tens_left + 10;
    if (position.declarer_points % payoff.unit() != 0 ||
        position.declarer_points + to_come > 4 * payoff.ace_value + 50)
        refuse("the declarer's points do not go with the cards that are left");
}

} // namespace ulti
