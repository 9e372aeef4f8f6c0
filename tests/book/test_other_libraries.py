"""The page for those who come from another library: each line of ours runs, and says the same."""

from __future__ import annotations

import re
import sys
from numbers import Real

import pytest
from building import ROOT

sys.path.insert(0, str(ROOT))
from benchmarks.translating import APART, Line, lines, prepared

ALL = list(lines())
PEERS = ("OpenDP", "diffprivlib", "dp-accounting")


@pytest.fixture(scope="module")
def names():
    return prepared("")


@pytest.mark.parametrize("line", ALL, ids=lambda line: f"{line.peer}: {line.task}")
def test_a_line_of_ours_runs(line: Line, names: dict) -> None:
    assert eval(line.here, dict(names)) is not None


def test_the_page_has_what_people_look_for() -> None:
    assert {line.peer for line in ALL} == {*PEERS, ""}
    for peer in PEERS:
        assert sum(line.peer == peer for line in ALL) >= 15
    words = " ".join(line.task + " " + line.here for line in ALL).lower()
    for wanted in (
        "count", "sum", "mean", "bounds", "histogram", "unknown", "median", "quantile", "laplace",
        "gauss", "exponential", "noisy", "randomised response", "sparse", "advanced", "zcdp",
        "renyi", "sampl", "ledger", "filter", "logistic", "dp-sgd", "synthetic", "select", "audit",
    ):  # fmt: skip
        assert wanted in words, wanted


def test_numbers_are_those_that_the_other_libraries_gave(names: dict) -> None:
    table = (ROOT / "benchmarks" / "results" / "translating.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \| ([-\de.]+) \| [-\de.]+ \| [-\de.+]+ \|$", table, re.M)
    assert len(rows) >= 20
    known = {(line.peer, line.task): line.here for line in ALL}
    for task, peer, there in rows:
        here = eval(known[peer, task], dict(names))
        assert isinstance(here, Real)
        assert float(here) == pytest.approx(float(there), rel=APART)


def test_every_library_is_told_by_its_version() -> None:
    text = (ROOT / "book" / "coming-from-other-libraries.md").read_text(encoding="utf-8")
    for peer in PEERS:
        assert re.search(rf"run with {peer} \d+\.\d+", text)
