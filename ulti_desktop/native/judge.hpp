// What a decision is worth over many worlds: each is solved exactly, the results are added up.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "search.hpp"
#include "worlds.hpp"

namespace ulti {

// All of a position that its player knows. The hands of `known` hold known cards only; the hidden ones come
// from a world.
struct Frame {
    Position known;
    Hand known_talon = 0;
    PlayRules rules;
    int ace_value = 10;
    std::array<Hand, seats> started{};         // known cards each player held when play began
    std::array<unsigned, seats> to_announce{}; // suits whose pair a player will announce if he began with it
    std::array<int, seats> most{4, 4, 4};      // how many of them count
};

// What is settled in a world beside the play, as one number: points in the talon, then marriages to come.
int settled(const Frame& frame, const World& world);
inline constexpr int talon_point_values = 32;

using Clock = std::chrono::steady_clock;

struct Limits {
    std::uint64_t nodes = ~std::uint64_t{0}; // no further world is begun once so many were searched
    Clock::time_point deadline = Clock::time_point::max(); // the first world is always finished
    std::function<bool()> cancelled;                       // asked every few milliseconds
};

struct CardSum {
    int card = 0;
    double value = 0; // weighted sum over the worlds
    double best = 0;  // weight of the worlds in which no card is better for its player
};

struct Judgement {
    int worlds = 0; // judged
    double weight = 0;
    double value = 0;   // weighted sum of the declarer's pay-off under best play
    double squares = 0; // and of its square
    std::vector<CardSum> cards;
    std::uint64_t nodes = 0;
    bool cancelled = false;
};

class Judge {
public:
    explicit Judge(int table_bits) : search_(table_bits) {}

    // Worlds in their order until all are done, a limit is reached or it is cancelled. `payoffs` has a
    // table for every number that settled() gives. Throws std::invalid_argument for what cannot be.
    Judgement judge(const Frame& frame, const std::vector<World>& worlds, const std::map<int, Payoff>& payoffs,
                    bool cards, const Limits& limits);

    // From any thread: how many worlds of the running call are done.
    int progress() const { return progress_.load(std::memory_order_relaxed); }

private:
    Search search_;
    std::atomic<int> progress_{0};
};

} // namespace ulti
