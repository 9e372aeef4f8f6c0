"""Run all comparisons, print them and write the table: ``python -m benchmarks [subject …]``.

A peer that is not installed is left out: ``pip install -e .[bench]`` brings them all.
"""

from __future__ import annotations

import importlib
import platform
import sys

import numpy as np

from benchmarks.measure import Row
from benchmarks.tables import save

COLUMNS = "| work | against | dpedu | peer | ratio | at most |\n|---|---|--:|--:|--:|--:|"
SUBJECTS = (
    "releasing", "measuring", "attacking", "subjects", "deploying", "learning", "asking",
)  # fmt: skip


def main(subjects: list[str]) -> int:
    words = (
        f"Medians, both sides in the same run: Python {platform.python_version()}, "
        f"numpy {np.__version__}, {platform.machine()}."
    )
    broken = 0
    for subject in subjects or SUBJECTS:
        rows = []
        for row in importlib.import_module(f"benchmarks.{subject}").rows():
            rows.append(row)
            print(line(row), flush=True)
            broken += not row.holds
        save(subject, words, COLUMNS, map(line, rows))
    print(f"{broken} rows are over their limit." if broken else "All rows are within their limits.")
    return 1 if broken else 0


def line(row: Row) -> str:
    mark = "" if row.holds else " (over)"
    return (
        f"| {row.work} | {row.peer} | {amount(row.seconds, row.unit)} "
        f"| {amount(row.peer_seconds, row.unit)} "
        f"| {row.ratio:.2g} | {row.limit:.3g}{mark} |"
    )


def amount(number: float, unit: str) -> str:
    if unit == "s" and number < 1:
        return f"{number * 1000:.3g} ms"
    return f"{number:.3g} {unit}".rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
