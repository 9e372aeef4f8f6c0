"""The battery for random answers, measured: false alarms, and the power against each named defect.

    python tests/checks/power.py [SEEDS] > benchmarks/results/power.md

A table: how many of so many runs refuse each defect, and the least power that this leaves in doubt
(Clopper and Pearson, 95 %). Right draws are tried as often; the battery's rate is exact arithmetic.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from scipy import stats

sys.path[:0] = [str(Path(__file__).resolve().parent)]

import test_law as laws  # noqa: E402

from dpedu import checks  # noqa: E402
from dpedu.checks.law.battery import RATE  # noqa: E402

RIGHT = {
    "right noises": lambda: laws.noises(laws.right),
    "right flips": lambda: laws.flips(lambda rng, n, p: (rng.random(n) < p) * 1),
}


def judge(name):
    """The check of an answer with this defect."""
    if name in RIGHT:
        return RIGHT[name]()
    make, kind = laws.DEFECTS[name]
    return make(kind)


def refused(name, seeds):
    """How many of the seeds refuse it."""
    check, count = judge(name), 0
    for seed in seeds:
        with checks.trial(seed):
            try:
                check()
            except AssertionError:
                count += 1
    return count


def main(size):
    """Print the table."""
    names = [*RIGHT, *laws.DEFECTS]
    print("# The battery for random answers\n")
    print(f"False alarms by exact arithmetic: at most {RATE:.0e} a battery.\n")
    print(f"| draws | refused of {size} | power at least (95 %) |\n|---|---|---|")
    weak = 0
    step = max(1, size // 20)
    with ProcessPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
        jobs = {
            name: [
                pool.submit(refused, name, range(a, min(a + step, size)))
                for a in range(0, size, step)
            ]
            for name in names
        }
        for name, parts in jobs.items():
            count = sum(part.result() for part in parts)
            least = stats.beta.ppf(0.05, count, size - count + 1) if count else 0.0
            weak += (count < size) if name not in RIGHT else (count > 0)
            shown = f"{least:.4f}" if name not in RIGHT else ""
            print(f"| {name} | {count} | {shown} |", flush=True)
    print(f"\n{weak} of {len(names)} are not as they should be.")
    return weak


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 3000))
