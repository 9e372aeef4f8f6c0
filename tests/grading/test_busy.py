"""Marks on a machine that is kept busy: `busy.py` does whole classes, here is one notebook."""

import random

import pytest
from busy import busy
from small_course import errors

ANSWERS = {
    "right": "return n + 1",
    "slow": "import time\n    end = time.process_time() + 0.5\n"
    "    while time.process_time() < end: pass\n    return n + 1",
    "wrong": "return n",
    "endless": "while True: pass",
    "crash": "import os\n    os._exit(1)",
}


@pytest.mark.parametrize("seed", [20])
def test_what_never_ends_costs_its_own_question_on_a_busy_machine(run, seed):
    kinds = [*ANSWERS, "right", "slow"]
    random.Random(seed).shuffle(kinds)
    cells = []
    for place, kind in enumerate(kinds):
        cells += [
            ("answer", f"def f{place}(n):\n    {ANSWERS[kind]}"),
            ("test", f"assert f{place}({place}) == {place + 1}"),
        ]
    with busy(4):
        made = run(*cells, names=[f"f{place}" for place in range(len(kinds))], limit=1.5)
    passed = {f"{place} {kind}": kind in ("right", "slow") for place, kind in enumerate(kinds)}
    found = [not errors(each) for each in made[1::2]]
    assert dict(zip(passed, found, strict=True)) == passed
