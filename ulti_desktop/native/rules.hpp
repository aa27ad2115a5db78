// The two rules of trick play that a search asks millions of times: which cards may be played, and who wins.
//
// card = suit * 8 + rank; suits acorns 0, leaves 1, hearts 2, bells 3; ranks 7 8 9 U O K 10 A = 0..7.
// A hand is a 32-bit mask with bit `card` set. twin.py says the same in plain Python.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ulti {

using Hand = std::uint32_t;

inline constexpr int no_trump = -1;
inline constexpr int cards_in_deck = 32;
inline constexpr int seats = 3;

constexpr int suit_of(int card) { return card >> 3; }
constexpr int rank_of(int card) { return card & 7; }
constexpr Hand bit(int card) { return Hand{1} << card; }
constexpr Hand suit_mask(int suit) { return Hand{0xFF} << (suit * 8); }

// Strength of a rank in its suit. Ten high: 7 8 9 U O K 10 A; ten low: 7 8 9 10 U O K A.
inline constexpr std::array<std::array<std::uint8_t, 8>, 2> strength_table{{
    {0, 1, 2, 4, 5, 6, 3, 7}, // ten low
    {0, 1, 2, 3, 4, 5, 6, 7}, // ten high
}};

// For each rank the eight-bit mask of the ranks that beat it.
constexpr std::array<std::uint8_t, 8> ranks_above(const std::array<std::uint8_t, 8>& strength) {
    std::array<std::uint8_t, 8> above{};
    for (int rank = 0; rank < 8; ++rank)
        for (int other = 0; other < 8; ++other)
            if (strength[other] > strength[rank]) above[rank] |= static_cast<std::uint8_t>(1u << other);
    return above;
}
inline constexpr std::array<std::array<std::uint8_t, 8>, 2> above_table{
    {ranks_above(strength_table[0]), ranks_above(strength_table[1])}};

struct Order {
    int trump = no_trump;
    bool ten_high_trump = true;
    bool ten_high_side = true;

    constexpr bool ten_high(int suit) const { return suit == trump ? ten_high_trump : ten_high_side; }
    constexpr int strength(int card) const { return strength_table[ten_high(suit_of(card))][rank_of(card)]; }
    // The cards of the same suit that beat this one.
    constexpr Hand above(int card) const {
        const int suit = suit_of(card);
        return Hand{above_table[ten_high(suit)][rank_of(card)]} << (suit * 8);
    }
    // Does `card` take a trick that `best` was winning?
    constexpr bool beats(int card, int best) const {
        if (suit_of(card) == suit_of(best)) return strength(card) > strength(best);
        return suit_of(card) == trump;
    }
};

struct Duties {
    bool must_beat = true;
    bool must_overtrump = true;
    bool must_beat_led_when_trumped = false;
    bool keep_seven = false;
};

struct Trick {
    std::array<int, seats> cards{};
    int size = 0;

    constexpr void add(int card) { cards[size++] = card; }
};

// Index in the trick of the card that wins it; the trick is not empty.
constexpr int trick_winner(const Trick& trick, const Order& order) {
    int best = 0;
    for (int i = 1; i < trick.size; ++i)
        if (order.beats(trick.cards[i], trick.cards[best])) best = i;
    return best;
}

namespace detail {

// `some` unless it is empty, then `otherwise`.
constexpr Hand prefer(Hand some, Hand otherwise) { return some ? some : otherwise; }

// The card of `suit` in the trick that beats the others of that suit, or -1.
constexpr int best_of_suit(const Trick& trick, int suit, const Order& order) {
    int best = -1;
    for (int i = 0; i < trick.size; ++i) {
        const int card = trick.cards[i];
        if (suit_of(card) == suit && (best < 0 || order.strength(card) > order.strength(best))) best = card;
    }
    return best;
}

constexpr Hand by_duty(Hand hand, const Trick& trick, const Order& order, const Duties& duties) {
    if (trick.size == 0) return hand;
    const int led = suit_of(trick.cards[0]);
    const int best_trump = order.trump == no_trump ? -1 : best_of_suit(trick, order.trump, order);

    if (const Hand follow = hand & suit_mask(led)) {
        const bool trumped = led != order.trump && best_trump >= 0;
        if (!duties.must_beat || (trumped && !duties.must_beat_led_when_trumped)) return follow;
        return prefer(follow & order.above(best_of_suit(trick, led, order)), follow);
    }
    if (order.trump == no_trump) return hand;
    const Hand trumps = hand & suit_mask(order.trump);
    if (!trumps) return hand;
    if (duties.must_overtrump && best_trump >= 0) return prefer(trumps & order.above(best_trump), trumps);
    return trumps;
}

} // namespace detail

// The cards of `hand` that may be played on the one or two cards of `trick`, or led when it is empty.
constexpr Hand legal_mask(Hand hand, const Trick& trick, const Order& order, const Duties& duties) {
    const Hand legal = detail::by_duty(hand, trick, order, duties);
    if (!duties.keep_seven || order.trump == no_trump) return legal;
    return detail::prefer(legal & ~bit(order.trump * 8), legal);
}

} // namespace ulti
