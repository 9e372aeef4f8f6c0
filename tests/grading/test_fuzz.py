"""What reads strangers' bytes, on structures that are nearly right: some of what `fuzz.py` tries."""

import fuzz
import pytest

CASES = {"notebook": 500, "value": 500, "answers": 200, "archive": 200, "roster": 500}
SHARES = 4


def test_every_target_is_tried():
    assert set(CASES) == set(fuzz.TARGETS)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("target", CASES)
def test_what_is_nearly_right_gets_its_own_error(target, share):
    for seed in range(share, CASES[target], SHARES):
        fuzz.once(target, seed)


@pytest.mark.parametrize("target", CASES)
def test_cases_differ_and_come_again(target, monkeypatch):
    """The fuzzer's own: a seed is a case, and cases are many."""
    seen = []
    monkeypatch.setitem(fuzz.TARGETS, target, lambda rng: seen.append(rng.random()))
    for seed in (1, 2, 1):
        fuzz.once(target, seed)
    assert seen[0] == seen[2] != seen[1]


def test_a_case_that_takes_too_long_is_a_fault(monkeypatch):
    def forever(rng):
        while True:
            pass

    monkeypatch.setitem(fuzz.TARGETS, "roster", forever)
    monkeypatch.setattr(fuzz, "LONGEST", 0.2)
    with pytest.raises(fuzz.TooLong):
        fuzz.once("roster", 1)
