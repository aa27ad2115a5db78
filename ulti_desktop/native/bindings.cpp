// The door between Python and the native rules: every number is checked here, nowhere behind it.
#include <nanobind/nanobind.h>

#include <cstdint>
#include <string>

#include "rules.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

// A Python int within [low, high], or ValueError with `what` in its text; TypeError when it is no int.
std::int64_t number_in(nb::handle value, std::int64_t low, std::int64_t high, const char* what) {
    if (!PyLong_Check(value.ptr())) throw nb::type_error((std::string(what) + " must be an int").c_str());
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
    if (overflow != 0 || number < low || number > high)
        throw nb::value_error((std::string(what) + " out of range").c_str());
    return number;
}

ulti::Hand read_hand(nb::handle value) {
    return static_cast<ulti::Hand>(number_in(value, 0, 0xFFFFFFFFLL, "hand"));
}

ulti::Trick read_trick(nb::sequence cards, int most) {
    ulti::Trick trick;
    ulti::Hand seen = 0;
    for (nb::handle item : cards) {
        const int card = static_cast<int>(number_in(item, 0, ulti::cards_in_deck - 1, "card"));
        if (trick.size == most) throw nb::value_error("too many cards in the trick");
        if (seen & ulti::bit(card)) throw nb::value_error("the same card twice in the trick");
        seen |= ulti::bit(card);
        trick.add(card);
    }
    return trick;
}

ulti::Order read_order(nb::handle trump, bool ten_high_trump, bool ten_high_side) {
    return {static_cast<int>(number_in(trump, ulti::no_trump, 3, "trump")), ten_high_trump, ten_high_side};
}

std::uint32_t legal_mask(nb::handle hand, nb::sequence trick, nb::handle trump, bool ten_high_trump,
                         bool ten_high_side, bool must_beat, bool must_overtrump,
                         bool must_beat_led_when_trumped, bool keep_seven) {
    const ulti::Hand held = read_hand(hand);
    const ulti::Trick lying = read_trick(trick, ulti::seats - 1);
    const ulti::Order order = read_order(trump, ten_high_trump, ten_high_side);
    for (int i = 0; i < lying.size; ++i)
        if (held & ulti::bit(lying.cards[i])) throw nb::value_error("a card both in the hand and in the trick");
    return ulti::legal_mask(held, lying, order,
                            {must_beat, must_overtrump, must_beat_led_when_trumped, keep_seven});
}

int trick_winner(nb::sequence trick, nb::handle trump, bool ten_high_trump, bool ten_high_side) {
    const ulti::Trick lying = read_trick(trick, ulti::seats);
    const ulti::Order order = read_order(trump, ten_high_trump, ten_high_side);
    if (lying.size == 0) throw nb::value_error("an empty trick has no winner");
    return ulti::trick_winner(lying, order);
}

} // namespace

NB_MODULE(_core, m) {
    m.doc() = "Native rules of trick play.";
    m.def("legal_mask", &legal_mask, "hand"_a, "trick"_a, "trump"_a, "ten_high_trump"_a, "ten_high_side"_a,
          "must_beat"_a, "must_overtrump"_a, "must_beat_led_when_trumped"_a, "keep_seven"_a,
          "The cards of the hand that may be played, as a mask.");
    m.def("trick_winner", &trick_winner, "trick"_a, "trump"_a, "ten_high_trump"_a, "ten_high_side"_a,
          "Index in the trick of the card that wins it.");
}
