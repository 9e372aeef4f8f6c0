"""How often audits err: ``python -m benchmarks.auditing [repetitions]`` (1000 take half an hour).

Every mechanism of the tests is audited again and again with 10⁵ samples: on correct ones a bound
may be above the claim once in 1000 times, on broken ones (a tenth as often) it should be, always.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from scipy.stats import binom

from benchmarks.tables import save

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "helpers"))
from audited import BROKEN, CONFIDENCE, CORRECT, SAMPLES, run

FALSE_ALARM = 1e-6


def main(repetitions: int) -> int:
    error = 1 - CONFIDENCE
    allowed = int(binom.isf(FALSE_ALARM, repetitions, error))
    rows, wrong = [], 0
    for kind, cases in (("correct", CORRECT), ("broken", BROKEN)):
        for name, case in cases.items():
            times = repetitions if kind == "correct" else max(repetitions // 10, 1)
            findings = [run(case, 10_000 + seed) for seed in range(times)]
            claim = findings[0][1]
            refuted = sum(finding.refutes(claim) for finding, _ in findings)
            middle = float(np.median([finding.epsilon for finding, _ in findings]))
            good = refuted <= allowed if kind == "correct" else refuted == times
            wrong += not good
            rows.append(
                f"| {name} | {kind} | {claim:.3g} | {middle:.3g} "
                f"| {refuted} of {times}{'' if good else ' (wrong)'} |"
            )
            print(rows[-1], flush=True)
    words = (
        f"Audits of each mechanism with {SAMPLES:,} samples on either data set and a "
        f"confidence of {CONFIDENCE:.1%}: a correct mechanism may be refuted in one audit of "
        f"{1 / error:.0f} on average."
    )
    columns = "| mechanism | it is | ε claimed | median bound | refuted |\n|---|---|--:|--:|--:|"
    save("auditing", words, columns, rows)
    print(f"{wrong} mechanisms were judged wrongly.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
