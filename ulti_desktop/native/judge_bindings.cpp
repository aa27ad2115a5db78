// Worlds and their judge for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <map>

#include "dice.hpp"
#include "door.hpp"
#include "habits.hpp"
#include "judge.hpp"
#include "readers.hpp"
#include "worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using ulti::door::number_in, ulti::door::real_in, ulti::door::row_in;

namespace {

// Worlds as they were drawn or listed, in their order.
struct Drawn {
    std::vector<ulti::World> worlds;
    double count = 0;
    bool complete = false;
};

struct Thinker {
    explicit Thinker(int table_bits) : judge(table_bits) {}

    ulti::Judge judge;
    std::atomic<bool> busy{false};
};

template <std::size_t N, class Read> void read_row(nb::handle given, const char* what, Read read) {
    const nb::sequence row = row_in(given, N, what);
    for (std::size_t i = 0; i < N; ++i) read(i, nb::object(row[i]));
}

template <class Number, std::size_t N>
std::array<Number, N> numbers(nb::handle row, std::int64_t most, const char* what) {
    std::array<Number, N> found{};
    read_row<N>(row, what, [&](std::size_t i, nb::handle item) {
        found[i] = static_cast<Number>(number_in(item, 0, most, what));
    });
    return found;
}

constexpr std::int64_t any_hand = 0xFFFFFFFFLL;

// may, room, weights, started, pairs, no_pairs, unnamed, unnamed_suits, unnamed_are_all, quiet_pair, quiet_suits
ulti::Evidence read_evidence(nb::handle parts) {
    const nb::sequence given = row_in(parts, 11, "evidence");
    ulti::Evidence evidence;
    const auto row = [&](int i) { return nb::object(given[i]); };
    evidence.may = numbers<ulti::Hand, ulti::places>(row(0), any_hand, "may");
    evidence.room = numbers<int, ulti::places>(row(1), 12, "room");
    read_row<ulti::places>(row(2), "weights", [&](std::size_t place, nb::handle weights) {
        read_row<ulti::cards_in_deck>(weights, "weights", [&](std::size_t card, nb::handle item) {
            evidence.weight[place][card] = real_in(item, "weights");
        });
    });
    evidence.started = numbers<ulti::Hand, ulti::seats>(row(3), any_hand, "started");
    evidence.pairs = numbers<unsigned, ulti::seats>(row(4), 15, "pairs");
    evidence.no_pairs = numbers<unsigned, ulti::seats>(row(5), 15, "no_pairs");
    evidence.unnamed = numbers<int, ulti::seats>(row(6), 3, "unnamed");
    evidence.unnamed_suits = numbers<unsigned, ulti::seats>(row(7), 15, "unnamed_suits");
    evidence.unnamed_are_all = number_in(row(8), 0, 1, "unnamed_are_all") != 0;
    evidence.quiet_pair = real_in(row(9), "quiet_pair");
    evidence.quiet_suits = numbers<unsigned, ulti::seats>(row(10), 15, "quiet_suits");
    return evidence;
}

Drawn draw(nb::handle given, nb::handle number, nb::handle all_up_to, nb::handle seed) {
    const ulti::Evidence evidence = read_evidence(given);
    const int wanted = static_cast<int>(number_in(number, 1, 1'000'000, "number"));
    const auto most = number_in(all_up_to, 0, 1'000'000, "all_up_to");
    const auto start = static_cast<std::uint64_t>(number_in(seed, 0, INT64_MAX, "seed"));
    Drawn drawn;
    nb::gil_scoped_release free;
    try {
        check(evidence);
    } catch (const std::invalid_argument& wrong) {
        throw nb::value_error(wrong.what());
    }
    const ulti::Worlds worlds(evidence);
    drawn.count = worlds.count();
    drawn.complete = drawn.count <= static_cast<double>(most);
    drawn.worlds = drawn.complete ? worlds.all() : worlds.draw(wanted, start);
    return drawn;
}

// hands, leader, trick, so far, known talon, trump, switches, ace value, started, to announce, most
ulti::Frame read_frame(nb::handle parts) {
    const nb::sequence given = row_in(parts, 11, "frame");
    const auto row = [&](int i) { return nb::object(given[i]); };
    ulti::Frame frame;
    frame.known = ulti::door::read_position(row(0), row(1), row(2), row(3));
    frame.known_talon = ulti::door::read_hand(row(4));
    frame.rules = ulti::door::read_rules(row(5), row(6));
    frame.ace_value = static_cast<int>(number_in(row(7), 10, 11, "ace_value"));
    frame.started = numbers<ulti::Hand, ulti::seats>(row(8), any_hand, "started");
    frame.to_announce = numbers<unsigned, ulti::seats>(row(9), 15, "to_announce");
    frame.most = numbers<int, ulti::seats>(row(10), 4, "most");
    return frame;
}

struct Habits {
    std::vector<double> weights;
};

// The cards that were played, every one once, in their order.
ulti::Past read_past(const ulti::PlayRules& rules, nb::handle leader, nb::handle cards) {
    ulti::Past past;
    past.begin.rules = rules;
    past.begin.leader = static_cast<int>(number_in(leader, 0, 2, "leader"));
    ulti::Hand seen = 0;
    for (nb::handle item : row_in(cards, "cards")) {
        const int card = static_cast<int>(number_in(item, 0, ulti::cards_in_deck - 1, "card"));
        if (seen & ulti::bit(card)) throw nb::value_error("a card was played twice");
        seen |= ulti::bit(card);
        past.cards.push_back(card);
    }
    return past;
}

// The worlds by weight, as many as wanted: one that comes up often is kept once and weighs more.
std::vector<ulti::World> thinned(const std::vector<ulti::World>& worlds, int number, std::uint64_t seed) {
    double total = 0;
    for (const ulti::World& world : worlds) total += world.weight;
    std::vector<ulti::World> kept;
    double next = ulti::Dice(seed).share();
    double passed = 0;
    for (const ulti::World& world : worlds) {
        passed += world.weight / total * number;
        int times = 0;
        for (; next < passed; next += 1) ++times;
        if (!times) continue;
        kept.push_back(world);
        kept.back().weight = times;
    }
    return kept;
}

void weigh(Drawn& drawn, nb::handle given, nb::handle leader, nb::handle cards, nb::handle me, const Habits& habits,
           nb::handle number, nb::handle seed) {
    const ulti::Frame frame = read_frame(given);
    const ulti::Past past = read_past(frame.rules, leader, cards);
    const int seat = static_cast<int>(number_in(me, 0, 2, "me"));
    const int wanted = static_cast<int>(number_in(number, 1, 1'000'000, "number"));
    const auto start = static_cast<std::uint64_t>(number_in(seed, 0, INT64_MAX, "seed"));
    nb::gil_scoped_release free;
    std::vector<double> logs;
    for (const ulti::World& world : drawn.worlds) {
        std::array<ulti::Hand, ulti::seats> began = frame.started;
        for (int i = 0; i < ulti::seats; ++i) began[i] |= world.cards[i];
        const ulti::Hand talon = frame.known_talon | world.cards[ulti::talon_place];
        logs.push_back(ulti::likelihood(past, began, talon, seat, habits.weights));
    }
    if (logs.empty()) return;
    const double most = *std::max_element(logs.begin(), logs.end());
    for (std::size_t i = 0; i < logs.size(); ++i) drawn.worlds[i].weight *= std::exp(logs[i] - most);
    if (!drawn.complete) drawn.worlds = thinned(drawn.worlds, wanted, start);
}

nb::list traits(nb::handle given, nb::handle leader, nb::handle cards) {
    const ulti::Frame frame = read_frame(given);
    const ulti::Past past = read_past(frame.rules, leader, cards);
    ulti::Scene scene = past.begin;
    nb::list rows;
    for (const int card : past.cards) {
        const int seat = scene.to_move();
        const ulti::Hand hand = frame.started[seat] & ~scene.played;
        const ulti::Hand legal = scene.legal(hand);
        if (!(legal & ulti::bit(card))) throw nb::value_error("a card was not legal");
        if (legal & (legal - 1)) {
            const ulti::Hand unseen = ulti::unseen_by(seat, hand, scene.played, frame.known_talon);
            nb::list options;
            for (ulti::Hand set = legal; set; set &= set - 1) {
                const ulti::Traits found = ulti::traits_of(scene, hand, unseen, std::countr_zero(set));
                options.append(nb::cast(std::vector<int>(found.at.begin(), found.at.begin() + found.size)));
            }
            rows.append(nb::make_tuple(seat, std::popcount(legal & (ulti::bit(card) - 1)), options));
        }
        scene.play(card);
    }
    return rows;
}

std::vector<int> settled(nb::handle given, const Drawn& drawn) {
    const ulti::Frame frame = read_frame(given);
    std::vector<int> found;
    for (const ulti::World& world : drawn.worlds) found.push_back(ulti::settled(frame, world));
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

nb::tuple judge(Thinker& thinker, nb::handle given, const Drawn& drawn, nb::dict payoffs, bool cards,
                nb::handle nodes, nb::handle milliseconds, nb::callable cancelled) {
    const ulti::Frame frame = read_frame(given);
    std::map<int, ulti::Payoff> tables;
    for (const auto& [key, values] : payoffs) {
        if (!nb::isinstance<nb::bytes>(values)) throw nb::type_error("a pay-off table must be bytes");
        tables.emplace(static_cast<int>(number_in(key, 0, 1 << 20, "settled")),
                       ulti::door::read_payoff(nb::borrow<nb::bytes>(values), nb::int_(frame.ace_value)));
    }
    ulti::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(number_in(nodes, 1, INT64_MAX, "nodes"));
    limits.deadline = std::chrono::steady_clock::now() +
                      std::chrono::milliseconds(number_in(milliseconds, 0, 86'400'000, "milliseconds"));
    bool failed = false;
    limits.cancelled = [&] {
        const nb::gil_scoped_acquire held;
        try {
            if (failed) return true;
            const int answer = PyObject_IsTrue(cancelled().ptr());
            if (answer < 0) throw nb::python_error();
            return answer != 0;
        } catch (nb::python_error& error) {
            failed = true;
            error.discard_as_unraisable("the cancel flag of a search");
            return true;
        }
    };
    ulti::Judgement sums;
    {
        const ulti::door::Turn turn(thinker.busy);
        nb::gil_scoped_release free;
        try {
            sums = thinker.judge.judge(frame, drawn.worlds, tables, cards, limits);
        } catch (const std::invalid_argument& wrong) {
            throw nb::value_error(wrong.what());
        }
    }
    std::vector<std::tuple<int, double, double>> rows;
    for (const auto& row : sums.cards) rows.emplace_back(row.card, row.value, row.best);
    return nb::make_tuple(sums.worlds, sums.weight, sums.value, sums.squares, rows, sums.nodes, sums.cancelled);
}

} // namespace

void bind_judge(nb::module_& m) {
    nb::class_<Drawn>(m, "Drawn", "Worlds in their order.")
        .def_ro("count", &Drawn::count)
        .def_ro("complete", &Drawn::complete)
        .def("__len__", [](const Drawn& drawn) { return drawn.worlds.size(); })
        .def("world", [](const Drawn& drawn, nb::handle index) {
            const auto i = static_cast<std::size_t>(
                number_in(index, 0, static_cast<std::int64_t>(drawn.worlds.size()) - 1, "index"));
            const ulti::World& world = drawn.worlds[i];
            return nb::make_tuple(world.cards[0], world.cards[1], world.cards[2], world.cards[3], world.weight);
        });
    m.def("draw", &draw, "evidence"_a, "number"_a, "all_up_to"_a, "seed"_a,
          "All worlds where there are few, else as many as asked for, drawn by weight.");
    nb::class_<Habits>(m, "Habits", "What makes a card likely to be played.")
        .def(
            "__init__",
            [](Habits* self, nb::handle weights) {
                std::vector<double> found;
                for (nb::handle item : row_in(weights, ulti::all_traits, "habits")) {
                    found.push_back(real_in(item, "habits"));
                    if (!(std::abs(found.back()) <= 20)) throw nb::value_error("habits must lie in -20..20");
                }
                new (self) Habits{std::move(found)};
            },
            "weights"_a);
    m.attr("TRAITS") = ulti::all_traits;
    m.def("weigh", &weigh, "drawn"_a, "frame"_a, "leader"_a, "cards"_a, "me"_a, "habits"_a, "number"_a, "seed"_a,
          "Weighs worlds by the cards that the others played; of drawn ones it keeps that many, by weight.");
    m.def("traits", &traits, "frame"_a, "leader"_a, "cards"_a,
          "For each card that was chosen among several: its player, its index, and the traits of all.");
    m.def("settled", &settled, "frame"_a, "drawn"_a, "The numbers that judge() needs a pay-off table for.");
    nb::class_<Thinker>(m, "Thinker", "Solves worlds one after another and adds up.")
        .def(
            "__init__",
            [](Thinker* self, nb::handle bits) {
                new (self) Thinker(static_cast<int>(number_in(bits, 8, 22, "table_bits")));
            },
            "table_bits"_a)
        .def("judge", &judge, "frame"_a, "drawn"_a, "payoffs"_a, "cards"_a, "nodes"_a, "milliseconds"_a,
             "cancelled"_a,
             "Worlds, weight, value, squares, (card, value, best) rows, nodes, cancelled.")
        .def("progress", [](const Thinker& self) { return self.judge.progress(); });
}
