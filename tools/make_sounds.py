"""Make the sounds of the table: `python tools/make_sounds.py [FOLDER]`.

Everything is computed from noise and sines with fixed seeds, so the same files come out every time: mono,
16 bit, 22,050 samples a second. Nothing is louder than half of what is possible, nothing begins or ends with
a click.
"""

from __future__ import annotations

import argparse
import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

RATE: Final = 22_050
PEAK: Final = 0.5
FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    """A stretch of nothing to put sounds into."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, seed: str) -> Samples:
    """White noise."""
    chance = random.Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def low_pass(samples: Samples, hertz: float) -> Samples:
    """Take away what is higher than `hertz`, gently, twice."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    for _ in range(2):
        last, result = 0.0, []
        for sample in samples:
            last = (1 - keep) * sample + keep * last
            result.append(last)
        samples = result
    return samples


def high_pass(samples: Samples, hertz: float) -> Samples:
    """Take away what is lower than `hertz`, gently."""
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz), strict=True)]


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """Let a sound swell in `rise` seconds and die away with the time constant `fall`."""
    result = []
    for i, sample in enumerate(samples):
        t = i / RATE
        swell = 0.5 - 0.5 * math.cos(math.pi * min(1.0, t / rise))
        result.append(sample * swell * math.exp(-max(0.0, t - rise) / fall))
    return result


def tone(hertz: float, seconds: float, bend: float = 0.0) -> Samples:
    """A sine; `bend` is the share by which it sinks in the end."""
    phase, result = 0.0, []
    count = round(seconds * RATE)
    for i in range(count):
        phase += 2 * math.pi * hertz * (1 - bend * i / count) / RATE
        result.append(math.sin(phase))
    return result


def add(into: Samples, what: Samples, at: float = 0.0, loud: float = 1.0) -> None:
    """Put a sound into another, `at` seconds after its beginning."""
    start = round(at * RATE)
    for i, sample in enumerate(what):
        if start + i < len(into):
            into[start + i] += loud * sample


def scaled(samples: Samples) -> Samples:
    """The same sound as loud as PEAK."""
    top = max(abs(sample) for sample in samples)
    return [sample * PEAK / top for sample in samples]


def tap(seed: str) -> Samples:
    """A card laid on cloth: a dull thump, and the paper."""
    sound = silence(0.16)
    add(sound, shaped(tone(128, 0.16, 0.35), 0.003, 0.028), loud=0.7)
    add(sound, scaled(shaped(high_pass(low_pass(noise(0.12, seed), 2600), 500), 0.002, 0.014)), loud=0.9)
    return sound


def flick(seed: str) -> Samples:
    """A card pushed from the pack."""
    paper = high_pass(low_pass(noise(0.11, seed), 2300), 500)
    return scaled(shaped(paper, 0.022, 0.016))


def card() -> Samples:
    """A card is played."""
    return tap("card")


def deal() -> Samples:
    """Cards are dealt: seven flicks, not quite even."""
    sound = silence(0.82)
    chance = random.Random("deal")
    for i in range(7):
        add(sound, flick(f"deal {i}"), 0.1 * i + chance.uniform(0, 0.018), chance.uniform(0.65, 1.0))
    return sound


def trick() -> Samples:
    """A trick slides to its winner and is squared."""
    sound = silence(0.5)
    slide = high_pass(low_pass(noise(0.34, "slide"), 1700), 300)
    swell = [s * math.sin(math.pi * i / len(slide)) ** 2 for i, s in enumerate(slide)]
    add(sound, scaled(swell), loud=0.8)
    add(sound, tap("trick"), 0.29, 0.6)
    return sound


def turn() -> Samples:
    """It is your turn: two soft notes as of small wooden bars, a fourth apart."""
    sound = silence(0.8)
    for at, hertz, loud in ((0.0, 587.33, 0.8), (0.13, 783.99, 1.0)):
        for partial, share, fall in ((1.0, 1.0, 0.16), (3.93, 0.12, 0.035), (2.0, 0.08, 0.09)):
            add(sound, shaped(tone(hertz * partial, 0.62), 0.006, fall), at, loud * share)
    return sound


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {"card": card, "deal": deal, "trick": trick, "turn": turn}


def write(path: Path, samples: Samples) -> None:
    """Write a sound as WAV, its last hundredth of a second faded out."""
    samples = scaled(samples)
    tail = round(0.01 * RATE)
    for i in range(tail):
        samples[-1 - i] *= i / tail
    frames = b"".join(struct.pack("<h", round(32_767 * sample)) for sample in samples)
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)


def main() -> None:
    """Write every sound into the folder."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        path = folder / f"{name}.wav"
        write(path, make())
        print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
