// The exact solver: what a position is worth when all see all cards and nobody errs.
//
// A pay-off sum is found by yes-no questions ("does the declarer get at least this much?"), halving the sorted
// list of what can be paid. One question is an alpha-beta search over cards. docs/solver.md tells how it is
// kept small.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "position.hpp"
#include "table.hpp"

namespace ulti {

// Each technique can be turned off; no value may change.
struct Techniques {
    bool table = true;          // remember trick starts
    bool canonical_keys = true; // one entry for positions that differ in cards gone only
    bool merging = true;        // one card of a run of equals
    bool last_hand = true;      // of a run, the last hand plays the richest or the poorest
    bool history = true;        // try first what has refuted elsewhere
    bool table_move = true;     // try first what refuted here
    bool top_trumps = true;     // cards that nothing can beat win their tricks
    bool sure_winners = true;   // tricks that the leader can run
    bool guards = true;         // a defender's card that stops the march
    bool low_suits = true;      // suits in which the declarer lies below everybody
    bool cuts = true;           // questions that are answered before the end
    bool look_ahead = true;     // the last hand asks the memory about all its cards first
    bool stamp = true;          // forget by stamp instead of clearing
};

struct Cancelled {};

struct Solution {
    int value = 0;
    std::vector<std::pair<int, int>> cards; // legal card, value
    std::vector<std::pair<int, int>> line;  // seat, card
    std::uint64_t nodes = 0;
};

class Search {
public:
    explicit Search(int table_bits);

    Techniques techniques;

    // Set up a position; the questions below are about it. The position has passed check().
    void load(const Position& position, const PlayRules& rules, const Payoff& payoff);
    // What the declarer gets under best play.
    int value();
    // The same for every legal card of the player to move.
    std::vector<std::pair<int, int>> card_values();
    // Best play to the end, as (seat, card).
    std::vector<std::pair<int, int>> line();

    // From any thread: searches throw Cancelled until clear() is called.
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    void clear() { cancelled_.store(false, std::memory_order_relaxed); }
    // Searches ask this about every third of a millisecond: true makes them throw Cancelled as well.
    void ask(std::function<bool()> stop) { stop_ = std::move(stop); }
    std::uint64_t nodes() const { return nodes_; }

private:
    using Flags = unsigned; // what has happened that narrows the outcomes down
    static constexpr Flags won = 1, lost = 2, ace_lost = 4, ten_lost = 8, seven_gone = 16;
    static constexpr int points_matter = 1, aces_matter = 2, tens_matter = 4, seven_matters = 8;

    // How many points in a row, from each count on, answer the question with yes (or no) whatever else comes.
    struct Runs {
        std::array<std::uint8_t, Payoff::most_columns> yes, no;
    };
    // Which cards are alike in a question, and numbers for what is left of a suit: equal where everything is alike.
    enum Symbol : std::uint8_t { poor, rich, ace, ten, seven, symbols };
    struct Likeness {
        bool built = false;
        bool numbered = false;
        std::array<std::uint8_t, cards_in_deck> symbol{};
        std::array<Hand, 2> alike{};
        int kinds = 0;
        Hand ordinary = 0; // cards of which one is at least as rich as the other
        std::array<std::uint8_t, cards_in_deck> richness{};
        std::array<std::array<std::uint8_t, 256>, 4> number{};
    };
    struct Question {
        std::int32_t level = 0;
        Flags ignored = 0; // flags that make no difference, held at one
        bool exact_points = false; // more points are not always better
        bool ordered = false;      // more points, aces and tens are never worse
        int shift = 0;
        std::uint64_t group = 0; // questions of one group differ by `shift` only and share results
        Likeness* like = nullptr;
        Hand special_seven = 0; // the trump seven where it is unlike other cards
        Flags built = 0;
        std::array<Runs, 32> runs;
        std::array<std::int16_t, Payoff::rows> needs{};
    };
    struct Root {
        Hand out = 0; // cards in the hands
        int leader = 0;
        Trick trick;
        int points = 0; // the declarer's so far
        int rest = 0;   // to come, the last trick included
        Flags flags = 0;
        bool done = false;
        std::int32_t result = 0;

        int to_move() const { return (leader + trick.size) % seats; }
    };

    // setting up (setup.cpp)
    void number_cards(const Position& position);
    void list_levels();
    void rank_trumps();
    bool reachable(Flags flags, int tricks, int seven, int aces, int tens) const;
    template <class Visit> void each_reachable_row(Flags flags, Visit visit) const;
    int matters(bool (*same)(std::int32_t, std::int32_t, std::int32_t), std::int32_t level, Flags& ignored) const;
    Question& question(int index);
    void prepare(Question& question);
    void build_runs(Question& question, Flags flags);
    Likeness& likeness(int matters, Hand special);
    void number_remainders(Likeness& like) const;
    const Likeness& root_like();

    // questions (solve.cpp)
    bool at_least(const Root& root, int index);
    int bisect(const Root& root, int low, int high);
    Hand legal(const Root& root) const;
    Hand distinct(const Root& root, Hand cards);
    bool alike(int card, int other);
    Root after(const Root& root, int card) const;

    // the search of one question (search.cpp, bounds.cpp): does the declarer win it?
    bool lead(Hand out, int seat, int points, Flags flags, int rest);
    bool second(Hand out, int leader, int first, int points, Flags flags, int rest);
    bool third(Hand out, int leader, int first, int following, int points, Flags flags, int rest);
    void count_trick(int winner, Hand cards, int& points, Flags& flags, int& rest) const;
    int glance(Hand out, int winner, Hand cards, int points, Flags flags, int rest);
    bool finish_trick(Hand out, int winner, int top, Hand cards, int points, Flags flags, int rest);
    bool last_trick(Hand out, int leader, int points, Flags flags, int rest) const;
    bool end(int winner, int top, Hand cards, int points, Flags flags, int rest) const;
    std::int32_t payoff_of(int tricks, int seven, Flags flags, int points) const {
        if (flags & seven_gone) seven = seven_early;
        return payoff_.at(Payoff::row(tricks, seven, !(flags & ace_lost), !(flags & ten_lost)), points);
    }
    bool verdict(int tricks, int seven, Flags flags, int points) const {
        return payoff_of(tricks, seven, flags, points) >= now_->level;
    }
    std::uint64_t key_of(Hand out, int seat, int points, Flags flags) const;
    void poll();

    // bounds
    int bound(Hand out, int seat, int points, Flags flags, int rest);
    static int unbeaten(Hand own, Hand other);
    int sure_winners(Hand out, int seat, int& gained, bool& everything) const;
    bool takes_all(Hand out, int seat, int points, Flags flags) const;
    bool guarded(Hand out) const;
    bool lies_low(Hand out) const;
    const Runs& runs(Flags flags) {
        if (!(now_->built >> flags & 1)) build_runs(*now_, flags);
        return now_->runs[flags];
    }

    // moves
    Hand one_of_each(Hand set, Hand others, const Likeness& like) const;
    Hand last_hand_choices(Hand set, Hand others, bool mine) const;
    Hand legal_second(Hand hand, int first) const;
    Hand legal_third(Hand hand, int first, int following) const;
    Hand keep_back(Hand legal, int seat) const;
    int pick(Hand set, int place) const;
    void reward(int place, int card, int left);

    // what follows from a set of flags or cards
    static int tricks_class(Flags flags) {
        return flags & won ? (flags & lost ? some_tricks : all_tricks) : no_trick;
    }
    Flags honours_lost(Hand cards) const { return (cards & aces_ ? ace_lost : 0) | (cards & tens_ ? ten_lost : 0); }
    int seven_class(int top, Hand cards) const;
    int worth_of(Hand cards) const {
        return ace_worth_ * std::popcount(cards & aces_) + ten_worth_ * std::popcount(cards & tens_);
    }
    static int next(int seat) { return seat == 2 ? 0 : seat + 1; }

    Table table_;
    std::atomic<bool> cancelled_{false};
    std::function<bool()> stop_;
    std::uint64_t nodes_ = 0;
    int until_poll_ = 1;

    // the position, cards renumbered: suit 3 is the trump, ranks are strengths
    PlayRules rules_;
    Payoff payoff_;
    Root root_;
    std::array<int, cards_in_deck> inner_{}, outer_{};
    std::array<Hand, seats> own_{};
    std::array<Hand, cards_in_deck> above_{}, beaten_by_{};
    Hand aces_ = 0, tens_ = 0, trumps_ = 0, seven_ = 0;
    int ace_worth_ = 1, ten_worth_ = 1, seven_owner_ = -1;
    std::array<std::array<std::uint32_t, cards_in_deck>, 39> history_{};
    // by what is left of the trump suit: who holds the unbeatable cards, and what they are worth
    std::array<std::uint8_t, 256> top_worth_{}, top_side_{};

    std::vector<std::int32_t> levels_; // what can be paid, sorted
    std::vector<int> asked_;           // by level: its question, or -1
    std::vector<std::unique_ptr<Question>> questions_;
    std::size_t used_questions_ = 0;
    std::uint64_t groups_ = 0;
    std::array<Likeness, 16> likenesses_;
    const Likeness* root_like_ = nullptr; // of cards alike in every question
    Question* now_ = nullptr;
};

} // namespace ulti
