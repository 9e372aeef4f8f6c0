"""What is judged without nbgrader is what nbgrader says of a cell."""

import json
import random
from pathlib import Path

import nbformat
import pytest
from nbgrader import utils

from dpedu.grading.at_home import findings

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(ROOT.glob("exercises/*/*.ipynb"))
RAN = ("execution_count", "outputs")
NAMES = ("is_grade", "is_solution", "is_locked")


def cells():
    """The cells of all assignments, and each with other marks than it has."""
    rng = random.Random(23)
    for path in NOTEBOOKS:
        for cell in nbformat.read(path, as_version=4).cells:
            yield cell
            if "nbgrader" not in cell.metadata:
                continue
            other = nbformat.from_dict(json.loads(json.dumps(cell)))
            for name in ("grade", "solution", "locked"):
                other.metadata.nbgrader[name] = rng.random() < 0.5
            other.metadata.nbgrader.points = rng.choice([0, 1, 2.5])
            other.source += rng.choice(["", "\n# Größe 😀", "\r\n"])
            yield other


def test_a_cell_counts_for_what_nbgrader_says():
    every = list(cells())
    assert len(every) > 500
    for cell in every:
        for name in NAMES:
            assert getattr(findings, name)(cell) == getattr(utils, name)(cell)
        if "nbgrader" in cell.metadata:
            assert findings.checksum(cell) == utils.compute_checksum(cell)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_that_nobody_has_run_is_not_reached(path):
    plain = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for cell in plain:
        cell["source"] = "".join(cell["source"])
    found = findings.findings(plain)
    graded = [cell for cell in plain if findings.is_grade(cell)]
    assert len(found) == len(graded) > 5
    assert {each.state for each in found} <= {"not reached", "not written yet"}
    assert f"0 of {len(found)} questions are done" in findings.report(found)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_cell_of_another_type_is_said_and_not_done(path):
    """As a letter that was meant for a text makes it: marking gives it its type again."""
    plain = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for cell in plain:
        cell["source"] = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cell["execution_count"] = 1
        elif findings.is_solution(cell):
            cell["source"] = "Words."
    before = findings.findings(plain)
    for cell in plain:
        given = cell["cell_type"]
        if "nbgrader" not in cell["metadata"]:
            continue
        for other in {"code", "markdown", "raw"} - {given}:
            changed = {**cell, "cell_type": other}
            if other != "code":
                changed = {k: v for k, v in changed.items() if k not in RAN}
            elif given != "code":
                changed |= {"execution_count": 1, "outputs": []}
            found = findings.findings([changed if each is cell else each for each in plain])
            [new] = [each for each in found if "cell now: make it a " in each.state]
            assert not new.good
            assert f"make it a {given.replace('m', 'M')} cell again" in new.state
            old = [each for each in before if each.question == new.question]
            if findings.is_grade(cell) and findings.is_solution(cell):
                assert new.state.endswith(f"\n{old[-1].state}"), "and what marking says of it"


def test_the_sum_names_what_is_not_done():
    given = [("Question 1 · Sums (2 points)", True), ("Question 2 · Proofs (1 point)", False)]
    found = [findings.Finding(name, "...", good, {}) for name, good in [*given, given[1]]]
    first = findings.report(found, sum_first=True).splitlines()[0]
    assert first.endswith("1 of 3 questions are done, as far as this can see. Not yet: Question 2.")
    for some in (found[:1], found[1:]):  # all, and none
        assert "Not yet" not in findings.report(some)


def test_a_cell_that_is_cut_off_has_a_name_that_readers_know():
    said = {"ename": "_IncompleteInputError", "evalue": "incomplete input (<a cell>, line 2)"}
    assert findings._in_words(said) == "stops with SyntaxError: incomplete input (line 2)"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_says_its_own_name_where_its_file_has_another(path):
    plain = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for cell in plain:
        cell["source"] = "".join(cell["source"])
    assert findings.renamed(plain, path.name) == ""
    told = findings.renamed(plain, "my answers.ipynb")
    assert told == f"This file is my answers.ipynb: hand it in as {path.name}."
    assert findings.report([], last=told).endswith(f"\n{told}")
    assert findings.renamed(plain[1:], "my answers.ipynb") == "", "nobody knows"
