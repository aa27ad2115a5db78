// Positions, rules and pay-offs as Python hands them over.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstring>

#include "door.hpp"
#include "position.hpp"

namespace ulti::door {

// Holds the search for one call; a second call at the same time is refused.
class Turn {
public:
    explicit Turn(std::atomic<bool>& busy) : busy_(busy) {
        if (busy_.exchange(true)) throw nb::value_error("this search is busy in another thread");
    }
    ~Turn() { busy_.store(false); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

private:
    std::atomic<bool>& busy_;
};

inline Payoff read_payoff(nb::bytes values, nb::handle ace_value) {
    Payoff payoff;
    payoff.ace_value = static_cast<int>(number_in(ace_value, 10, 11, "ace_value"));
    const std::size_t size = static_cast<std::size_t>(Payoff::rows * payoff.columns());
    if (values.size() != size * sizeof(std::int32_t)) throw nb::value_error("the pay-off table has the wrong size");
    payoff.values.resize(size);
    std::memcpy(payoff.values.data(), values.c_str(), values.size());
    return payoff;
}

inline Position read_position(nb::handle three_hands, nb::handle leader, nb::handle trick, nb::handle numbers) {
    Position position;
    const nb::sequence hands = row_in(three_hands, seats, "hands");
    const nb::sequence so_far = row_in(numbers, 5, "so_far");
    for (int seat = 0; seat < seats; ++seat) position.hands[seat] = read_hand(nb::object(hands[seat]));
    position.leader = static_cast<int>(number_in(leader, 0, 2, "leader"));
    position.trick = read_trick(trick, seats - 1);
    const auto number = [&](int i, int high, const char* what) {
        return static_cast<int>(number_in(nb::object(so_far[i]), 0, high, what));
    };
    position.declarer_tricks = number(0, 10, "declarer_tricks");
    position.defender_tricks = number(1, 10, "defender_tricks");
    position.declarer_points = number(2, 94, "declarer_points");
    position.declarer_aces = number(3, 4, "declarer_aces");
    position.declarer_tens = number(4, 4, "declarer_tens");
    return position;
}

inline PlayRules read_rules(nb::handle trump, nb::handle seven) {
    const nb::sequence switches = row_in(seven, 7, "switches");
    const auto on = [&](int i) { return number_in(nb::object(switches[i]), 0, 1, "switch") != 0; };
    PlayRules rules;
    rules.order = {static_cast<int>(number_in(trump, no_trump, 3, "trump")), on(0), on(1)};
    rules.duties = {on(2), on(3), on(4), on(5)};
    rules.ends_at_declarers_trick = on(6);
    return rules;
}

} // namespace ulti::door
