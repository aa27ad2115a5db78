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

// A Python number as a double; TypeError when it is none, ValueError when it is too large for one.
inline double real_in(nb::handle value, const char* what) {
    if (!PyFloat_Check(value.ptr()) && !PyLong_Check(value.ptr()))
        throw nb::type_error((std::string(what) + " must be a number").c_str());
    const double number = PyFloat_AsDouble(value.ptr());
    if (number == -1.0 && PyErr_Occurred()) {
        PyErr_Clear();
        throw nb::value_error((std::string(what) + " out of range").c_str());
    }
    return number;
}

// A Python sequence; TypeError when it is none.
inline nb::sequence row_in(nb::handle value, const char* what) {
    if (!PySequence_Check(value.ptr())) throw nb::type_error((std::string(what) + " must be a sequence").c_str());
    return nb::borrow<nb::sequence>(value);
}

// A Python sequence of that many items; TypeError or ValueError for anything else.
inline nb::sequence row_in(nb::handle value, std::size_t length, const char* what) {
    nb::sequence row = row_in(value, what);
    if (nb::len(row) != length) throw nb::value_error((std::string(what) + " has the wrong length").c_str());
    return row;
}

inline Hand read_hand(nb::handle value) {
    return static_cast<Hand>(number_in(value, 0, 0xFFFFFFFFLL, "hand"));
}

inline Trick read_trick(nb::handle given, int most) {
    const nb::sequence cards = row_in(given, "trick");
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
