"""Everything with a budget, between threads and processes: a few of the runs of the script."""

import overspending
import pytest


@pytest.mark.parametrize("name", overspending.CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_given_that_was_not_paid_and_nothing_is_lost(name, seed):
    overspending.check(name, seed)


def test_processes_share_one_file():
    overspending.check_processes(3)
