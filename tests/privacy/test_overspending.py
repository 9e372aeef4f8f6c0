"""Everything with a budget, between threads and processes: a few of the runs of the script."""

import overspending
import pytest
from kinds import kinds

from dpedu._alone import Alone
from dpedu.sql import PrivateDatabase


@pytest.mark.parametrize("name", overspending.CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_given_that_was_not_paid_and_nothing_is_lost(name, seed):
    overspending.check(name, seed)


@pytest.mark.parametrize("name", overspending.CASES)
def test_a_forked_process_waits_for_no_thread_that_it_left_behind(name):
    """A quote, a guarantee and what is left of a part waited for ever for a lock."""
    case = overspending.CASES[name]
    if name != "PrivateDatabase":  # it has no lock of its own
        assert overspending.look_in_a_fork(case.make(1)) == 0


@pytest.mark.parametrize("name", overspending.CASES)
def test_a_forked_process_is_told_nothing_that_use_changes(name):
    """Some ledgers told what was left, and some not: of a copy, it is what was left at the fork."""
    assert overspending.answered_in_a_fork(overspending.CASES[name].make(1)) == ""


def test_processes_share_one_file():
    overspending.check_processes(3)


def test_nothing_with_a_budget_is_missing():
    tried = set()
    for case in overspending.CASES.values():
        held = case.make(1)
        tried |= {type(each) for each in (held if isinstance(held, tuple) else (held,))}
    made = {kind for kind in kinds(Alone) if not kind.__subclasses__()}
    assert made | {PrivateDatabase} <= tried
