"""Guarantees as values: text, groups, and what membership implies under edit."""

import math

import numpy as np
import pytest

from dpedu import Guarantee, Neighbourhood


def test_a_guarantee_names_its_neighbourhood():
    assert str(Guarantee(epsilon=0.5, neighbourhood="membership")) == (
        "0.5-DP under membership neighbours"
    )
    assert Guarantee(epsilon=1, neighbourhood="edit").neighbourhood is Neighbourhood.EDIT


def test_numbers_are_kept_as_they_were_checked():
    small = Guarantee(epsilon=np.int8(100), delta=np.float32(0.5), neighbourhood="edit")
    assert small.for_group(2).epsilon == 200
    assert (type(small.epsilon), type(small.delta)) == (int, float)


def test_groups_multiply_epsilon_and_accumulate_delta():
    two = Guarantee(epsilon=1.0, delta=1e-6, neighbourhood="edit").for_group(3)
    assert two.epsilon == 3
    assert two.delta == pytest.approx(1e-6 * (1 + math.e + math.e**2), rel=1e-12)
    assert Guarantee(epsilon=5.0, delta=1e-6, neighbourhood="edit").for_group(1000).delta == 1


def test_an_edit_is_a_removal_and_an_addition():
    edit = Guarantee(epsilon=1.0, neighbourhood="membership").as_edit()
    assert (edit.epsilon, edit.neighbourhood) == (2.0, Neighbourhood.EDIT)
    assert edit.as_edit() is edit


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"epsilon": -1, "neighbourhood": "edit"}, "epsilon must be at least 0, got -1"),
        ({"epsilon": math.nan, "neighbourhood": "edit"}, "epsilon must not be NaN"),
        ({"epsilon": True, "neighbourhood": "edit"}, "epsilon must be a real number, got True"),
        ({"epsilon": 1, "neighbourhood": "edit", "delta": 2}, "delta must be between 0 and 1"),
        ({"epsilon": 1, "neighbourhood": "both"}, "neighbourhood must be 'membership' or 'edit'"),
    ],
)
def test_bad_guarantees_are_refused(arguments, message):
    with pytest.raises((TypeError, ValueError), match=message):
        Guarantee(**arguments)
