// What a card tells about the hand it came from: how likely somebody with that hand would have played it.
#pragma once

#include <array>
#include <vector>

#include "position.hpp"

namespace ulti {

// What everybody sees of the play at one point.
struct Scene {
    PlayRules rules;
    int leader = 0;
    Trick trick;
    Hand played = 0; // the trick included
    int number = 1;  // of the trick
    std::array<unsigned, seats> voids{}; // suits that a seat did not follow
    std::array<unsigned, 2> led{};       // suits led by the declarer, by the defenders
    int last_suit = -1;                  // led in the trick before, and by whom
    int last_leader = -1;

    int to_move() const { return (leader + trick.size) % seats; }
    Hand legal(Hand hand) const;
    void play(int card);
};

// Traits of a card that is played: indices of a table of weights, whose sum makes the card likely.
inline constexpr int traits_in_context = 124;
inline constexpr int contexts = 12;
inline constexpr int all_traits = contexts * traits_in_context;
struct Traits {
    int size = 0;
    std::array<int, 11> at{};
};
// `unseen` are the cards that the player has not seen.
Traits traits_of(const Scene& scene, Hand hand, Hand unseen, int card);
// The cards that a seat has not seen: the declarer knows the talon.
inline Hand unseen_by(int seat, Hand hand, Hand played, Hand talon) {
    return ~(hand | played | (seat == 0 ? talon : 0));
}

struct Past {
    Scene begin;
    std::vector<int> cards; // in the order of play
};

// Logarithm of how likely the cards of all but `me` are, from the hands with which play began.
double likelihood(const Past& past, const std::array<Hand, seats>& began, Hand talon, int me,
                  const std::vector<double>& habits);

} // namespace ulti
