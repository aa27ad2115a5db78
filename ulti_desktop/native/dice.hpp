// Chance from a seed: the same numbers on every machine (SplitMix64).
#pragma once

#include <cstdint>

namespace ulti {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint64_t number() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15ull;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ z >> 27) * 0x94D049BB133111EBull;
        return z ^ z >> 31;
    }
    // From 0 up to, not including, 1.
    double share() { return static_cast<double>(number() >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

} // namespace ulti
