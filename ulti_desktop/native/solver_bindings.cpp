// The solver for Python: one object with its own memory, asked about one position at a time.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>

#include "door.hpp"
#include "readers.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using ulti::door::number_in;

namespace {

struct Stopped : std::exception {
    const char* what() const noexcept override { return "the search was cancelled"; }
};

struct Solver {
    explicit Solver(int table_bits) : search(table_bits) {}

    ulti::Search search;
    std::atomic<bool> busy{false};
};

bool& technique(ulti::Techniques& all, const std::string& name) {
    const std::pair<const char*, bool*> names[] = {
        {"table", &all.table},           {"canonical_keys", &all.canonical_keys},
        {"merging", &all.merging},       {"last_hand", &all.last_hand},
        {"history", &all.history},       {"table_move", &all.table_move},
        {"top_trumps", &all.top_trumps}, {"sure_winners", &all.sure_winners},
        {"guards", &all.guards},         {"low_suits", &all.low_suits},
        {"cuts", &all.cuts},             {"look_ahead", &all.look_ahead},
        {"stamp", &all.stamp},
    };
    for (const auto& [known, place] : names)
        if (name == known) return *place;
    throw nb::value_error("there is no technique of that name");
}

using Cards = std::vector<std::pair<int, int>>;

nb::tuple solve(Solver& solver, nb::sequence hands, nb::handle leader, nb::sequence trick, nb::sequence so_far,
                nb::handle trump, nb::sequence switches, nb::handle ace_value, nb::bytes payoff, bool cards,
                bool line) {
    const ulti::Position position = ulti::door::read_position(hands, leader, trick, so_far);
    const ulti::PlayRules rules = ulti::door::read_rules(trump, switches);
    const ulti::Payoff pays = ulti::door::read_payoff(payoff, ace_value);
    int value = 0;
    Cards values;
    Cards played;
    {
        const ulti::door::Turn turn(solver.busy);
        nb::gil_scoped_release free;
        try {
            ulti::check(position, rules, pays);
            solver.search.load(position, rules, pays);
            value = solver.search.value();
            if (cards) values = solver.search.card_values();
            if (line) played = solver.search.line();
        } catch (const ulti::Cancelled&) {
            throw Stopped{};
        } catch (const std::invalid_argument& wrong) {
            throw nb::value_error(wrong.what());
        }
    }
    return nb::make_tuple(value, values, played, solver.search.nodes());
}

} // namespace

void bind_solver(nb::module_& m) {
    nb::exception<Stopped>(m, "Cancelled");
    nb::class_<Solver>(m, "Search", "An exact solver with a memory of 2 ** table_bits results.")
        .def(
            "__init__",
            [](Solver* self, nb::handle bits) {
                new (self) Solver(static_cast<int>(number_in(bits, 8, 22, "table_bits")));
            },
            "table_bits"_a)
        .def("solve", &solve, "hands"_a, "leader"_a, "trick"_a, "so_far"_a, "trump"_a, "switches"_a, "ace_value"_a,
             "payoff"_a, "cards"_a, "line"_a, "Value, values of cards, best line, nodes.")
        .def(
            "cancel", [](Solver& self) { self.search.cancel(); },
            "From any thread: the running and later searches raise Cancelled until clear() is called.")
        .def(
            "clear", [](Solver& self) { self.search.clear(); }, "Let searches run again.")
        .def(
            "set_technique",
            [](Solver& self, const std::string& name, bool on) {
                const ulti::door::Turn turn(self.busy);
                technique(self.search.techniques, name) = on;
            },
            "name"_a, "on"_a, "Turn a technique of the search off or on; no value changes.");
}
