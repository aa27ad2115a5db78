// Traits of cards, and how likely the cards are that were played.
#include "habits.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ulti {

namespace {

constexpr double whim = 0.03; // how often somebody plays just any card
constexpr int honour = 6;     // ranks from here on are worth points

// How exposed cards of one suit are to lower ones that are out: each round takes one of the own ones along.
int danger(Hand own, Hand out, const Order& order) {
    int sum = 0;
    for (Hand set = own; set; set &= set - 1) {
        const int card = std::countr_zero(set);
        const Hand above = order.above(card);
        const int place = std::popcount(own & ~above) - 1;
        const int lower = std::popcount(out & ~above);
        if (lower > place) sum += (lower - place) * (place == 0 ? 2 : 1);
    }
    return sum;
}

// Who has to play what: 0 to 3 the declarer, 4 to 11 a defender.
int context_of(const Scene& scene, int seat, bool follows, int winner) {
    const int lying = scene.trick.size;
    if (seat == 0) return lying == 0 ? 0 : follows ? lying : 3;
    if (lying == 0) return 4;
    const bool declarer_to_come = lying == 1 && scene.leader != 0;
    if (!follows) return declarer_to_come ? 9 : winner == 0 ? 10 : 11;
    if (declarer_to_come) return 5;
    return lying == 1 ? 6 : winner == 0 ? 7 : 8;
}

} // namespace

Hand Scene::legal(Hand hand) const {
    Duties duties = rules.duties;
    duties.keep_seven = duties.keep_seven && to_move() == 0;
    return legal_mask(hand, trick, rules.order, duties);
}

void Scene::play(int card) {
    const int seat = to_move();
    if (trick.size == 0)
        led[seat != 0] |= 1u << suit_of(card);
    else if (suit_of(card) != suit_of(trick.cards[0]))
        voids[seat] |= 1u << suit_of(trick.cards[0]);
    trick.add(card);
    played |= bit(card);
    if (trick.size < seats) return;
    last_suit = suit_of(trick.cards[0]);
    last_leader = leader;
    leader = (leader + trick_winner(trick, rules.order)) % seats;
    trick.size = 0;
    ++number;
}

Traits traits_of(const Scene& scene, Hand hand, Hand unseen, int card) {
    const Order& order = scene.rules.order;
    const int seat = scene.to_move();
    const int suit = suit_of(card);
    const bool trump = suit == order.trump;
    const Hand own = hand & suit_mask(suit);
    const Hand out = unseen & suit_mask(suit);
    const Hand above = order.above(card);
    const int over = std::min(std::popcount(out & above), 3);
    const int under = std::min(std::popcount(out & ~above), 3);
    const int length = std::min(std::popcount(own), 5) - 1;
    const int place = !(own & ~above & ~bit(card)) ? 0 : !(own & above) ? 2 : 1;
    const int left = std::popcount(out);
    const int age = scene.number == 1 ? 0 : scene.number <= 3 ? 1 : scene.number <= 6 ? 2 : 3;
    const int relief = std::clamp(danger(own, out, order) - danger(own & ~bit(card), out, order), -1, 3) + 1;
    const int others[2] = {seat == 0 ? 1 : 0, seat == 0 ? 2 : 3 - seat};
    const auto shown = [suit](unsigned suits) { return static_cast<int>(suits >> suit & 1); };
    const int returned = scene.last_suit != suit ? 0 : scene.last_leader == seat ? 1 : scene.last_leader && seat ? 2 : 3;

    const bool leads = scene.trick.size == 0;
    const int best = leads ? 0 : trick_winner(scene.trick, order);
    const bool follows = !leads && hand & suit_mask(suit_of(scene.trick.cards[0]));
    const int context = context_of(scene, seat, follows, (scene.leader + best) % seats);

    Traits traits;
    const auto add = [&](int trait) { traits.at[traits.size++] = context * traits_in_context + trait; };
    add(order.strength(card) + 8 * trump);
    add(16 + 4 * over + under);
    add(32 + 15 * trump + 3 * length + place);
    add(70 + 2 * shown(scene.led[0]) + shown(scene.led[1]));
    add(74 + 2 * shown(scene.voids[others[0]]) + shown(scene.voids[others[1]]));
    add(78 + returned);
    add(82 + 3 * age + place);
    add(94 + 5 * (left == 0 ? 0 : left <= 2 ? 1 : left <= 4 ? 2 : 3) + length);
    add(114 + relief);
    if (!leads) {
        bool rich = false;
        for (int i = 0; i < scene.trick.size; ++i) rich = rich || rank_of(scene.trick.cards[i]) >= honour;
        const bool wins = order.beats(card, scene.trick.cards[best]);
        add(62 + 4 * wins + over);
        add(120 + 2 * wins + rich);
    }
    return traits;
}

double likelihood(const Past& past, const std::array<Hand, seats>& began, Hand talon, int me,
                  const std::vector<double>& habits) {
    Scene scene = past.begin;
    double sum = 0;
    for (const int card : past.cards) {
        const int seat = scene.to_move();
        const Hand hand = began[seat] & ~scene.played;
        const Hand legal = seat == me ? 0 : scene.legal(hand);
        if (legal & (legal - 1)) {
            const Hand unseen = unseen_by(seat, hand, scene.played, talon);
            double all = 0;
            double this_one = 0;
            for (Hand set = legal; set; set &= set - 1) {
                const int one = std::countr_zero(set);
                const Traits traits = traits_of(scene, hand, unseen, one);
                double score = 0;
                for (int i = 0; i < traits.size; ++i) score += habits[static_cast<std::size_t>(traits.at[i])];
                score = std::exp(score);
                all += score;
                if (one == card) this_one = score;
            }
            sum += std::log((1 - whim) * this_one / all + whim / std::popcount(legal));
        }
        scene.play(card);
    }
    return sum;
}

} // namespace ulti
