// Adding up exact values over worlds.
#include "judge.hpp"

#include <algorithm>
#include <bit>

namespace ulti {

namespace {

constexpr Hand aces_mask = 0x80808080u;
constexpr Hand tens_mask = 0x40404040u;

constexpr auto every = std::chrono::milliseconds(5);

Position position_in(const Frame& frame, const World& world) {
    Position position = frame.known;
    for (int seat = 0; seat < seats; ++seat) position.hands[seat] |= world.cards[seat];
    return position;
}

// Returns the value under best play.
int add_cards(Judgement& sums, const std::vector<std::pair<int, int>>& values, bool declarer, double weight) {
    if (sums.cards.empty())
        for (const auto& [card, value] : values) sums.cards.push_back({card, 0, 0});
    int best = values.front().second;
    for (const auto& [card, value] : values) best = declarer ? std::max(best, value) : std::min(best, value);
    for (std::size_t i = 0; i < values.size(); ++i) {
        sums.cards[i].value += weight * values[i].second;
        if (values[i].second == best) sums.cards[i].best += weight;
    }
    return best;
}

// Lets a search forget its question, however it ends.
struct Unasked {
    Search& search;
    ~Unasked() { search.ask({}); }
};

} // namespace

int settled(const Frame& frame, const World& world) {
    const Hand talon = frame.known_talon | world.cards[talon_place];
    int number = frame.ace_value * std::popcount(talon & aces_mask) + 10 * std::popcount(talon & tens_mask);
    int forties[2] = {0, 0};
    int twenties[2] = {0, 0};
    for (int seat = 0; seat < seats; ++seat) {
        const Hand held = frame.started[seat] | world.cards[seat];
        int left = frame.most[seat];
        for (int i = 0; i < 4 && left > 0; ++i) {
            // trump first, as it counts most
            const int suit = frame.rules.order.trump < 0 ? i : (frame.rules.order.trump + i) % 4;
            const Hand pair = pair_of(suit);
            if (!(frame.to_announce[seat] >> suit & 1) || (held & pair) != pair) continue;
            ++(suit == frame.rules.order.trump ? forties : twenties)[seat != 0];
            --left;
        }
    }
    int unit = talon_point_values;
    for (const int side : {0, 1}) {
        number += unit * forties[side] + 2 * unit * twenties[side];
        unit *= 8;
    }
    return number;
}

Judgement Judge::judge(const Frame& frame, const std::vector<World>& worlds, const std::map<int, Payoff>& payoffs,
                       bool cards, const Limits& limits) {
    Judgement sums;
    progress_.store(0, std::memory_order_relaxed);
    const int mover = frame.known.to_move();
    Clock::time_point next = Clock::now() + every;
    const Unasked unasked{search_};
    search_.ask([&] {
        const Clock::time_point now = Clock::now();
        if (sums.worlds && now >= limits.deadline) return true;
        if (now < next || !limits.cancelled) return false;
        sums.cancelled = limits.cancelled();
        next = Clock::now() + every;
        return sums.cancelled;
    });
    try {
        for (const World& world : worlds) {
            if (sums.worlds && sums.nodes >= limits.nodes) break;
            const auto table = payoffs.find(settled(frame, world));
            if (table == payoffs.end()) throw std::invalid_argument("a pay-off table is missing");
            if (cards && world.cards[mover]) throw std::invalid_argument("the cards of the player to move are not known");
            const Position position = position_in(frame, world);
            check(position, frame.rules, table->second);
            search_.load(position, frame.rules, table->second);
            double value = 0;
            if (cards)
                value = add_cards(sums, search_.card_values(), mover == 0, world.weight);
            else
                value = search_.value();
            sums.weight += world.weight;
            sums.value += world.weight * value;
            sums.squares += world.weight * value * value;
            sums.nodes += search_.nodes();
            progress_.store(++sums.worlds, std::memory_order_relaxed);
        }
    } catch (const Cancelled&) {
        // by the deadline, unless cancelled says so; the worlds before this one count
    }
    return sums;
}

} // namespace ulti
