// The door between Python and the native rules: every number is checked here, nowhere behind it.
#include <nanobind/nanobind.h>

#include "door.hpp"

void bind_solver(nanobind::module_& m);
void bind_judge(nanobind::module_& m);

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using ulti::door::read_hand, ulti::door::read_order, ulti::door::read_trick;

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
    bind_solver(m);
    bind_judge(m);
}
