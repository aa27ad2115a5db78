"""Coverage-guided runs of loaders: `python tests/fuzz/fuzz_loaders.py LOADER[,LOADER...] [OPTIONS] [FOLDER]`.

The options are libFuzzer's; LOADER in them and in the folder's name stands for the loader. It needs atheris,
which the tests do not; README.md beside this file tells how. Files that reach new lines are put into the
folder; a fault ends a run and leaves its file in the working folder.
"""

from __future__ import annotations

import atexit
import logging
import os
import random
import sys
from pathlib import Path
from typing import NoReturn

import atheris

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

READERS = (
    *(
        f"ulti_desktop.engine.{name}"
        for name in ("actions", "cards", "contracts", "record", "rulesets", "own_rules")
    ),
    *(
        f"ulti_desktop.store.{name}"
        for name in ("decks", "games", "notes", "progress", "rows", "rules", "settings")
    ),
    "ulti_desktop.store.statistics",
    "ulti_desktop.limits",
    "ulti_desktop.lessons",
    "ulti_desktop.commands",
    "tomllib",
    "zipfile",
)
with atheris.instrument_imports(include=list(READERS)):
    from tests.fuzz.loaders import LOADERS, clean
    from tests.fuzz.mutations import mutated


def main() -> None:
    """Run each loader named, in a process of its own, until the time is over or a fault is found."""
    names = sys.argv[1].split(",") if len(sys.argv) > 1 else []
    if not names or not set(names) <= set(LOADERS):
        sys.exit(
            f"usage: fuzz_loaders.py LOADER[,LOADER...] [OPTIONS] [FOLDER]; loaders: {', '.join(LOADERS)}"
        )
    logging.disable(logging.CRITICAL)
    for name in names:
        child = os.fork()  # what was imported and instrumented serves all of them
        if child == 0:
            _run(name, [one.replace("LOADER", name) for one in sys.argv[2:]])
        if os.waitpid(child, 0)[1] != 0:
            print(f"{name}: a fault")


def _run(name: str, options: list[str]) -> NoReturn:
    loader = LOADERS[name]
    seeds = loader.seeds()

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        rng = random.Random(seed)
        match rng.randrange(4):
            case 0:
                return atheris.Mutate(data, most)
            case 1:
                data = rng.choice(seeds)
        return mutated(data, loader.form, rng)[:most]

    atheris.Setup([sys.argv[0], *options], loader.read, custom_mutator=mutate)
    atexit.register(clean)
    atheris.Fuzz()
    sys.exit(0)


if __name__ == "__main__":
    main()
