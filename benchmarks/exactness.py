"""The discrete samplers against the stated probabilities: ``python -m benchmarks.exactness``.

A chi-square test over 10⁷ samples of each, ten times what the tests draw; the exact tail of the
statistic's distribution is compared with 10⁻⁶.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from scipy.stats import chi2

from benchmarks.tables import save
from dpedu.noise import exact

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "helpers"))
from goodness import SCALES, chi_square, gaussian_pmf, laplace_pmf

SAMPLES = 10_000_000
ALPHA = 1e-6


def main() -> int:
    rows, wrong = [], 0
    for name, sampler, pmf in (
        ("discrete Laplace", exact.discrete_laplace, laplace_pmf),
        ("discrete Gaussian", exact.discrete_gaussian, gaussian_pmf),
    ):
        for scale in SCALES:
            sample = sampler(scale, SAMPLES, rng=np.random.default_rng(7))
            statistic, freedom = chi_square(sample, pmf, float(scale))
            tail = float(chi2.sf(statistic, freedom))
            good = tail > ALPHA
            wrong += not good
            rows.append(
                f"| {name} | {scale} | {freedom + 1} | {statistic:.1f} | {tail:.3g}"
                f"{'' if good else ' (refused)'} |"
            )
            print(rows[-1], flush=True)
    words = (
        f"{SAMPLES:,} samples each. The last column is the probability of a statistic at least so "
        f"large if the sampler is exact; below {ALPHA:g} it would be refused."
    )
    columns = "| sampler | scale | cells | chi-square | probability |\n|---|--:|--:|--:|--:|"
    save("exactness", words, columns, rows)
    print(f"{wrong} samplers were refused.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
