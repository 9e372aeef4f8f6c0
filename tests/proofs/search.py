"""Mutants of the steps of all reference proofs, as many as one likes, and numbers against them.

    .venv/bin/python tests/proofs/search.py MUTANTS SEED

An accepted mutant that numbers refute is a hole of the kernel, is printed, and fails the run. The
last line counts mutants, those accepted, and those refused that are surely false.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "helpers"))
from judged_steps import REFERENCES, mutant, steps_of

SEEDS = 3  # of models, against each accepted mutant


def search(mutants: int, seed: int) -> int:
    """How many holes there are."""
    rng = random.Random(seed)
    steps = [step for path in REFERENCES for step in steps_of(path.read_text(encoding="utf-8"))]
    accepted = false = holes = 0
    for _ in range(mutants):
        made = mutant(rng.choice(steps), rng)
        if made.fate() != "accepted":
            false += bool(made.refuted(tries=5))
            continue
        accepted += 1
        found = next(filter(None, map(made.refuted, range(SEEDS))), None)
        if found:
            holes += 1
            print(f"{made.pair[0]} {made.op} {made.pair[1]} by {made.reason}: {found}")
    print(f"{mutants} mutants, {accepted} accepted, {false} refuted, {holes} holes")
    return holes


if __name__ == "__main__":
    sys.exit(bool(search(int(sys.argv[1]), int(sys.argv[2]))))
