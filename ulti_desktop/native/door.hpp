// Reading Python numbers at the door: what is wrong raises ValueError (or TypeError) with its name.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <string>

#include "rules.hpp"

namespace ulti::door {

namespace nb = nanobind;

// A Python int within [low, high], or ValueError with `what` in its text; TypeError when it is no int.
inline std::int64_t number_in(nb::handle value, std::int64_t low, std::int64_t high, const char* what) {
    if (!PyLong_Check(value.ptr())) throw nb::type_error((std::string(what) + " must be an int").c_str());
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
    if (overflow != 0 || number < low || number > high)
        throw nb::value_error((std::string(what) + " out of range").c_str());
    return number;
}

inline Hand read_hand(nb::handle value) {
    return static_cast<Hand>(number_in(value, 0, 0xFFFFFFFFLL, "hand"));
}

inline Trick read_trick(nb::sequence cards, int most) {
    Trick trick;
    Hand seen = 0;
    for (nb::handle item : cards) {
        const int card = static_cast<int>(number_in(item, 0, cards_in_deck - 1, "card"));
        if (trick.size == most) throw nb::value_error("too many cards in the trick");
        if (seen & bit(card)) throw nb::value_error("the same card twice in the trick");
        seen |= bit(card);
        trick.add(card);
    }
    return trick;
}

inline Order read_order(nb::handle trump, bool ten_high_trump, bool ten_high_side) {
    return {static_cast<int>(number_in(trump, no_trump, 3, "trump")), ten_high_trump, ten_high_side};
}

} // namespace ulti::door
