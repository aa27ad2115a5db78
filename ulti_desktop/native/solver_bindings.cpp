// The solver for Python: one object with its own memory, asked about one position at a time.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstring>

#include "door.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using ulti::door::number_in;

namespace {

struct Stopped : std::exception {
    const char* what() const noexcept override { return "the search was cancelled"; }
};

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

ulti::Payoff read_payoff(nb::bytes values, nb::handle ace_value) {
    ulti::Payoff payoff;
    payoff.ace_value = static_cast<int>(number_in(ace_value, 10, 11, "ace_value"));
    const std::size_t size = static_cast<std::size_t>(ulti::Payoff::rows * payoff.columns());
    if (values.size() != size * sizeof(std::int32_t)) throw nb::value_error("the pay-off table has the wrong size");
    payoff.values.resize(size);
    std::memcpy(payoff.values.data(), values.c_str(), values.size());
    return payoff;
}

ulti::Position read_position(nb::sequence hands, nb::handle leader, nb::sequence trick, nb::sequence so_far) {
    ulti::Position position;
    if (nb::len(hands) != ulti::seats) throw nb::value_error("there must be three hands");
    for (int seat = 0; seat < ulti::seats; ++seat) position.hands[seat] = ulti::door::read_hand(hands[seat]);
    position.leader = static_cast<int>(number_in(leader, 0, 2, "leader"));
    position.trick = ulti::door::read_trick(trick, ulti::seats - 1);
    if (nb::len(so_far) != 5) throw nb::value_error("so_far must hold five numbers");
    const auto number = [&](int i, int high, const char* what) {
        return static_cast<int>(number_in(so_far[i], 0, high, what));
    };
    position.declarer_tricks = number(0, 10, "declarer_tricks");
    position.defender_tricks = number(1, 10, "defender_tricks");
    position.declarer_points = number(2, 94, "declarer_points");
    position.declarer_aces = number(3, 4, "declarer_aces");
    position.declarer_tens = number(4, 4, "declarer_tens");
    return position;
}

ulti::PlayRules read_rules(nb::handle trump, nb::sequence switches) {
    if (nb::len(switches) != 7) throw nb::value_error("there must be seven switches");
    const auto on = [&](int i) { return number_in(switches[i], 0, 1, "switch") != 0; };
    ulti::PlayRules rules;
    rules.order = {static_cast<int>(number_in(trump, ulti::no_trump, 3, "trump")), on(0), on(1)};
    rules.duties = {on(2), on(3), on(4), on(5)};
    rules.ends_at_declarers_trick = on(6);
    return rules;
}

using Cards = std::vector<std::pair<int, int>>;

nb::tuple solve(Solver& solver, nb::sequence hands, nb::handle leader, nb::sequence trick, nb::sequence so_far,
                nb::handle trump, nb::sequence switches, nb::handle ace_value, nb::bytes payoff, bool cards,
                bool line) {
    const ulti::Position position = read_position(hands, leader, trick, so_far);
    const ulti::PlayRules rules = read_rules(trump, switches);
    const ulti::Payoff pays = read_payoff(payoff, ace_value);
    int value = 0;
    Cards values;
    Cards played;
    {
        const Turn turn(solver.busy);
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
                const Turn turn(self.busy);
                technique(self.search.techniques, name) = on;
            },
            "name"_a, "on"_a, "Turn a technique of the search off or on; no value changes.");
}
