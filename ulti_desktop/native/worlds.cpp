// Placing hidden cards. A table, from the last card to the first, tells how many ways (or how much weight) are
// left for each "room left where"; a draw walks it forwards, so that no draw is ever thrown away.
#include "worlds.hpp"

#include <algorithm>
#include <bit>

#include "dice.hpp"

namespace ulti {

namespace {

// So that no product over a whole pack comes near what a double cannot hold.
constexpr double least_weight = 1e-6;
constexpr double most_weight = 1e6;

} // namespace

void check(const Evidence& evidence) {
    const auto refuse = [](const char* why) { throw std::invalid_argument(why); };
    Hand hidden = 0;
    int room = 0;
    for (int place = 0; place < places; ++place) {
        if (evidence.room[place] < 0 || evidence.room[place] > 12) refuse("a place has room for 0 to 12 cards");
        hidden |= evidence.may[place];
        room += evidence.room[place];
        for (const double weight : evidence.weight[place])
            if (!(weight >= least_weight && weight <= most_weight)) refuse("a weight must lie in 1e-6..1e6");
    }
    if (std::popcount(hidden) != room) refuse("the hidden cards do not fill the places");
    for (int seat = 0; seat < seats; ++seat) {
        if (evidence.started[seat] & hidden) refuse("a card is both known and hidden");
        if (evidence.unnamed[seat] < 0 || evidence.unnamed[seat] > 3) refuse("at most three pairs are unnamed");
    }
    const double quiet = evidence.quiet_pair;
    if (!(quiet == 0.0 || (quiet >= least_weight && quiet <= 1.0))) refuse("quiet_pair must be 0 or lie in 1e-6..1");
}

Worlds::Worlds(const Evidence& evidence) {
    begin_.room = evidence.room;
    unnamed_are_all_ = evidence.unnamed_are_all;
    const bool possible = read_open_pairs(evidence);
    int stride = 1;
    for (int place = 0; place < places; ++place) {
        room_stride_[place] = stride;
        stride *= evidence.room[place] + 1;
    }
    for (int seat = 0; seat < seats; ++seat) {
        unnamed_stride_[seat] = stride;
        stride *= begin_.unnamed[seat] + 1;
    }
    states_ = stride;
    start_ = index(begin_);
    make_units(evidence);
    if (possible) count_ = table(false)[0][start_];
    if (count_ > 0) ways_ = table(true);
}

// Takes off the unnamed pairs that lie open by now; false when what lies open speaks against the evidence.
bool Worlds::read_open_pairs(const Evidence& evidence) {
    Hand hidden = 0;
    for (const Hand may : evidence.may) hidden |= may;
    for (int seat = 0; seat < seats; ++seat) {
        int found = 0;
        for (int suit = 0; suit < 4; ++suit) {
            const unsigned flag = 1u << suit;
            const bool pair = (evidence.started[seat] & pair_of(suit)) == pair_of(suit);
            if (pair && evidence.unnamed_suits[seat] & flag) ++found;
            if (hidden & pair_of(suit)) continue;
            if (pair ? evidence.no_pairs[seat] & flag : evidence.pairs[seat] & flag) return false;
        }
        if (evidence.unnamed[seat] && unnamed_are_all_ && found > evidence.unnamed[seat]) return false;
        begin_.unnamed[seat] = std::max(0, evidence.unnamed[seat] - found);
    }
    return true;
}

void Worlds::make_units(const Evidence& evidence) {
    Hand hidden = 0;
    for (const Hand may : evidence.may) hidden |= may;
    for (int suit = 0; suit < 4; ++suit) {
        unsigned concerned = 0;
        for (int seat = 0; seat < seats; ++seat)
            concerned |= evidence.pairs[seat] | evidence.no_pairs[seat] | evidence.quiet_suits[seat] |
                         (evidence.unnamed[seat] ? evidence.unnamed_suits[seat] : 0u);
        const Hand pair = hidden & pair_of(suit);
        if (!(concerned >> suit & 1) || !pair) continue;
        Unit unit;
        int i = 0;
        for (Hand set = pair; set; set &= set - 1) unit.cards[i++] = std::countr_zero(set);
        add_options(unit, evidence);
        units_.push_back(std::move(unit));
        hidden &= ~pair;
    }
    for (; hidden; hidden &= hidden - 1) {
        Unit unit;
        unit.cards[0] = std::countr_zero(hidden);
        add_options(unit, evidence);
        units_.push_back(std::move(unit));
    }
}

void Worlds::add_options(Unit& unit, const Evidence& evidence) const {
    for (int first = 0; first < places; ++first) {
        if (!(evidence.may[first] >> unit.cards[0] & 1)) continue;
        Option option;
        option.place[0] = static_cast<std::int8_t>(first);
        option.weight = evidence.weight[first][unit.cards[0]];
        if (unit.cards[1] < 0) {
            if (judge_pair(unit, option, evidence)) unit.options.push_back(option);
            continue;
        }
        for (int second = 0; second < places; ++second) {
            if (!(evidence.may[second] >> unit.cards[1] & 1)) continue;
            Option both = option;
            both.place[1] = static_cast<std::int8_t>(second);
            both.weight *= evidence.weight[second][unit.cards[1]];
            if (judge_pair(unit, both, evidence)) unit.options.push_back(both);
        }
    }
}

// Whether the pairs that come about this way can be, and what they say.
bool Worlds::judge_pair(const Unit& unit, Option& option, const Evidence& evidence) const {
    const int suit = suit_of(unit.cards[0]);
    const unsigned flag = 1u << suit;
    if (!(pair_of(suit) & bit(unit.cards[0]))) return true;
    for (int seat = 0; seat < seats; ++seat) {
        Hand held = evidence.started[seat];
        for (int i = 0; i < 2; ++i)
            if (option.place[i] == seat) held |= bit(unit.cards[i]);
        const bool pair = (held & pair_of(suit)) == pair_of(suit);
        if (pair ? evidence.no_pairs[seat] & flag : evidence.pairs[seat] & flag) return false;
        if (!pair) continue;
        if (evidence.unnamed[seat] && evidence.unnamed_suits[seat] & flag)
            option.shown[seat] = 1;
        else if (evidence.quiet_suits[seat] & flag)
            option.weight *= evidence.quiet_pair;
    }
    return option.weight > 0.0;
}

int Worlds::index(const State& state) const {
    int at = 0;
    for (int place = 0; place < places; ++place) at += room_stride_[place] * state.room[place];
    for (int seat = 0; seat < seats; ++seat) at += unnamed_stride_[seat] * state.unnamed[seat];
    return at;
}

// Goes from `state` to the one that the option leads to; false when there is no room.
bool Worlds::take(State& state, const Option& option) const {
    for (const int place : option.place) {
        if (place < 0) continue;
        if (state.room[place] == 0) return false;
        --state.room[place];
    }
    for (int seat = 0; seat < seats; ++seat)
        if (option.shown[seat]) {
            if (state.unnamed[seat] > 0)
                --state.unnamed[seat];
            else if (unnamed_are_all_)
                return false;
        }
    return true;
}

std::vector<std::vector<double>> Worlds::table(bool weighted) const {
    std::vector<std::vector<double>> ways(units_.size() + 1, std::vector<double>(static_cast<std::size_t>(states_)));
    ways.back()[0] = 1.0; // no room left, every announced pair found
    State state;
    for (std::size_t unit = units_.size(); unit-- > 0;) {
        for (int at = 0; at < states_; ++at) {
            int rest = at;
            for (int seat = seats - 1; seat >= 0; --seat) {
                state.unnamed[seat] = rest / unnamed_stride_[seat];
                rest %= unnamed_stride_[seat];
            }
            for (int place = places - 1; place >= 0; --place) {
                state.room[place] = rest / room_stride_[place];
                rest %= room_stride_[place];
            }
            double sum = 0.0;
            for (const Option& option : units_[unit].options) {
                State then = state;
                if (!take(then, option)) continue;
                sum += (weighted ? option.weight : 1.0) * ways[unit + 1][static_cast<std::size_t>(index(then))];
            }
            ways[unit][static_cast<std::size_t>(at)] = sum;
        }
    }
    return ways;
}

void Worlds::place(World& world, const Unit& unit, const Option& option) {
    for (int i = 0; i < 2; ++i)
        if (option.place[i] >= 0) world.cards[option.place[i]] |= bit(unit.cards[i]);
}

std::vector<World> Worlds::all() const {
    std::vector<World> found;
    if (count_ <= 0) return found;
    found.reserve(static_cast<std::size_t>(count_));
    World world;
    list(0, begin_, world, found);
    return found;
}

void Worlds::list(std::size_t unit, const State& state, World& world, std::vector<World>& found) const {
    if (unit == units_.size()) {
        found.push_back(world);
        return;
    }
    for (const Option& option : units_[unit].options) {
        State then = state;
        if (!take(then, option) || ways_[unit + 1][static_cast<std::size_t>(index(then))] <= 0) continue;
        World next = world;
        place(next, units_[unit], option);
        next.weight *= option.weight;
        list(unit + 1, then, next, found);
    }
}

std::vector<World> Worlds::draw(int number, std::uint64_t seed) const {
    std::vector<World> found;
    if (count_ <= 0) return found;
    Dice dice(seed);
    for (int i = 0; i < number; ++i) {
        World world;
        State state = begin_;
        for (std::size_t unit = 0; unit < units_.size(); ++unit) {
            double left = dice.share() * ways_[unit][static_cast<std::size_t>(index(state))];
            const Option* chosen = nullptr;
            State after;
            for (const Option& option : units_[unit].options) {
                State then = state;
                if (!take(then, option)) continue;
                const double weight = option.weight * ways_[unit + 1][static_cast<std::size_t>(index(then))];
                if (weight <= 0) continue;
                chosen = &option;
                after = then;
                left -= weight;
                if (left < 0) break;
            }
            place(world, units_[unit], *chosen);
            state = after;
        }
        found.push_back(world);
    }
    return found;
}

} // namespace ulti
