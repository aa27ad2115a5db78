// The deals that one seat must reckon with: every hidden card somewhere it may lie, drawn without bias or
// listed in full.
//
// Places: 0 declarer, 1 the defender after him, 2 the other one, 3 the talon. Only hidden cards are placed.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "rules.hpp"

namespace ulti {

inline constexpr int places = 4;
inline constexpr int talon_place = 3;

// Over and king of a suit.
constexpr Hand pair_of(int suit) {
    return Hand{0x30} << (suit * 8);
}

// What a seat knows and believes about the hidden cards.
struct Evidence {
    std::array<Hand, places> may{}; // hidden cards that may lie there
    std::array<int, places> room{}; // how many hidden cards lie there
    // How strongly each card is drawn to each place: a deal weighs the product over its cards.
    std::array<std::array<double, cards_in_deck>, places> weight{};
    // Known cards each player held when play began, the hidden ones left out: they may be half of a pair.
    std::array<Hand, seats> started{};
    // King and over of a suit, as masks of suits: held when play began for certain, or not for certain.
    std::array<unsigned, seats> pairs{};
    std::array<unsigned, seats> no_pairs{};
    // Side-suit pairs that a player announced without naming the suit, among these suits.
    std::array<int, seats> unnamed{};
    std::array<unsigned, seats> unnamed_suits{};
    bool unnamed_are_all = false; // he has no further pair among these suits
    // What a pair weighs that its holder could have announced, and did not; in these suits.
    double quiet_pair = 1.0;
    std::array<unsigned, seats> quiet_suits{};
};

struct World {
    std::array<Hand, places> cards{}; // hidden cards by place
    double weight = 1.0;
};

// Throws std::invalid_argument with one sentence.
void check(const Evidence& evidence);

// Counts, lists and draws. Every question is answered by one table over "how much room is left where".
class Worlds {
public:
    explicit Worlds(const Evidence& evidence);

    // How many deals there are (exact up to 2^53); 0 when the evidence contradicts itself.
    double count() const { return count_; }
    // The weight of all of them.
    double total() const { return count_ > 0 ? ways_[0][start_] : 0.0; }
    // All of them with their weights; only where they are few.
    std::vector<World> all() const;
    // `number` deals, each drawn with a chance in proportion to its weight; each then weighs the same.
    std::vector<World> draw(int number, std::uint64_t seed) const;

private:
    // One or two cards that are placed together, and the ways to do it.
    struct Option {
        std::array<std::int8_t, 2> place{-1, -1};
        double weight = 1.0;
        std::array<std::int8_t, seats> shown{}; // a side-suit pair of this player
    };
    struct Unit {
        std::array<int, 2> cards{-1, -1};
        std::vector<Option> options;
    };
    struct State {
        std::array<int, places> room{};
        std::array<int, seats> unnamed{};
    };

    bool read_open_pairs(const Evidence& evidence);
    void make_units(const Evidence& evidence);
    void add_options(Unit& unit, const Evidence& evidence) const;
    bool judge_pair(const Unit& unit, Option& option, const Evidence& evidence) const;
    int index(const State& state) const;
    bool take(State& state, const Option& option) const;
    std::vector<std::vector<double>> table(bool weighted) const;
    void list(std::size_t unit, const State& state, World& world, std::vector<World>& found) const;
    static void place(World& world, const Unit& unit, const Option& option);

    std::vector<Unit> units_;
    State begin_;
    std::array<int, places> room_stride_{};
    std::array<int, seats> unnamed_stride_{};
    bool unnamed_are_all_ = false;
    int states_ = 0;
    int start_ = 0;
    double count_ = 0;
    std::vector<std::vector<double>> ways_;
};

} // namespace ulti
