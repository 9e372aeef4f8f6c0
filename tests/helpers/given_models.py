"""Random models of what each statement gives, and whether all that it claims holds in them.

    .venv/bin/python tests/helpers/given_models.py MODELS SEED

What is given could otherwise contradict itself, and prove anything.
"""

from __future__ import annotations

import random
import sys

from course_proofs import course_proofs
from judged_steps import REFERENCES, judged

from dpedu.proofs import block
from dpedu.proofs._kernel.context import Fuel
from dpedu.proofs._models import MOST_TRIED, NOTHING_SHOWN, find

MOST_TRIES = 5000
PROOFS = {
    **{a.name: f"{a.statement}\nproof\n{block(a.solution, 'proof')}" for a in course_proofs()},
    **{path.stem: path.read_text(encoding="utf-8") for path in REFERENCES},
}


def models_of(text: str, seed: int, most: int, tries: int = MOST_TRIES) -> list[bool]:
    """For each random model of what is given, whether all claims hold in it."""
    judge = judged(text)
    given, goals = list(judge.given), list(judge.goals.values())
    rng, made = random.Random(seed), []
    for attempt in range(tries):
        if len(made) == most:
            break
        model = find(judge.theory, given, rng, 1 + attempt % 3)
        if model is None:
            continue
        try:
            for goal in goals:  # functions of numbers are asked for values: all must fit
                model.holds(goal)
            if not model.settle(given):
                continue
            model.fuel = Fuel(MOST_TRIED)
            holds = all(map(model.holds, goals))
            if all(map(model.holds, given)):
                made.append(holds)
        except NOTHING_SHOWN:
            continue
    return made


def search(models: int, seed: int) -> int:
    """How many statements have too few models, or one in which a claim is false."""
    faults = 0
    for name, text in PROOFS.items():
        made = models_of(text, seed, models, 20 * MOST_TRIES)
        good = len(made) == models and all(made)
        faults += not good
        print(f"{name}: {len(made)} models, all claims hold in {sum(made)}", flush=True)
    return faults


if __name__ == "__main__":
    sys.exit(bool(search(int(sys.argv[1]), int(sys.argv[2]))))
