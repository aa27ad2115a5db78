// Results of trick starts, remembered across the questions of one position.
//
// A key is exact: no two positions share one. Entries of earlier searches are told by their stamp, so that the
// table need not be cleared.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ulti {

class Table {
public:
    // The declarer wins the question from `wins_from` points on and loses it up to `loses_to`.
    struct Entry {
        std::uint64_t key = 0;
        std::int8_t loses_to = -128;
        std::int8_t wins_from = 127;
        std::uint8_t move = no_move;
    };
    static constexpr std::uint8_t no_move = 255;
    static constexpr int key_bits = 52;

    explicit Table(int bits) : entries_(std::size_t{1} << bits), shift_(64 - bits) {}

    // Forget everything.
    void renew(bool really_clear) {
        stamp_ = (stamp_ + 1) & 0xFFF;
        if (stamp_ == 0 || really_clear) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            stamp_ = 1;
        }
    }

    std::uint64_t stamped(std::uint64_t key) const { return key | stamp_ << key_bits; }
    Entry& slot(std::uint64_t stamped_key) {
        return entries_[(stamped_key * 0x9E3779B97F4A7C15ull) >> shift_];
    }

private:
    std::vector<Entry> entries_;
    int shift_;
    std::uint64_t stamp_ = 0;
};

} // namespace ulti
