"""Filters in zero-concentrated and Rényi terms: exact sums, and what adaptive choices can gain."""

import itertools
import math
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import refuses
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Laplace, RandomisedResponse
from dpedu.mechanisms import DiscreteLaplace
from dpedu.mechanisms.contract import Absent
from dpedu.privacy.composition import renyi_epsilon, zcdp_delta
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger
from dpedu.privacy.ledger import BudgetExceeded

amounts = st.fractions(min_value=0, max_value=1, max_denominator=60)
FLIPS = [Fraction(1, 3), Fraction(3, 8), Fraction(2, 5)]


def zcdp(total=1, neighbourhood="edit"):
    return ZcdpLedger(rho=total, neighbourhood=neighbourhood)


def renyi(total=1, order=3, neighbourhood="edit"):
    return RenyiLedger(order=order, divergence=total, neighbourhood=neighbourhood)


KINDS = [(zcdp, "rho"), (renyi, "divergence")]


@pytest.mark.parametrize(("make", "unit"), KINDS)
@given(spends=st.lists(amounts, max_size=12))
@settings(max_examples=60)
def test_exactly_what_fits_is_accepted_and_a_refusal_changes_nothing(make, unit, spends):
    ledger, spent = make(2), Fraction(0)
    for amount in spends:
        before = (ledger.spent, ledger.left, ledger.entries)
        if spent + amount <= 2:
            assert ledger.spend(**{unit: amount}, purpose="a").amount == amount
            spent += amount
        else:
            with pytest.raises(BudgetExceeded, match="is more than is left"):
                ledger.spend(**{unit: amount})
            assert (ledger.spent, ledger.left, ledger.entries) == before
        assert (ledger.spent, ledger.left) == (spent, 2 - spent)
    assert sum(entry.amount for entry in ledger.entries) == spent


@pytest.mark.parametrize(("make", "unit"), KINDS)
def test_ten_tenths_are_exactly_one(make, unit):
    ledger = make()
    for _ in range(5):
        ledger.spend(**{unit: 0.1})
    ledger.spend(**{unit: 0.1}, times=5)
    assert ledger.left == 0
    with pytest.raises(BudgetExceeded):
        ledger.spend(**{unit: Fraction(1, 10**100)})


def transcripts(ledger_of, rng):
    """The chances of all transcripts on two neighbours, of an analyst who chooses on the way.

    One person has a 0 or a 1. After each answer the analyst picks some flip probability at random,
    a new one for every transcript so far, and asks until the ledger refuses.
    """
    leaves, open_ones = [], [((), Fraction(1), Fraction(1))]
    while open_ones:
        paid, p, q = open_ones.pop()
        ledger = ledger_of()
        for flip in paid:
            ledger.spend(RandomisedResponse(flip_probability=flip))
        wanted = [FLIPS[i] for i in rng.permutation(len(FLIPS))]
        for flip in wanted:
            try:
                ledger.spend(RandomisedResponse(flip_probability=flip))
            except BudgetExceeded:
                continue
            open_ones += [
                ((*paid, flip), p * (1 - flip), q * flip),
                ((*paid, flip), p * flip, q * (1 - flip)),
            ]
            break
        else:
            leaves.append((p, q))
    return leaves


def divergence(leaves, order):
    """Exact up to the last logarithm, for whole orders."""
    mean = sum(p**order / q ** (order - 1) for p, q in leaves)
    return mpmath.log(mpmath.mpf(mean.numerator) / mean.denominator) / (order - 1)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("order", [2, 3, 8])
def test_adaptive_choices_stay_within_the_total(order, seed):
    rng = np.random.default_rng([order, seed])
    total = float(rng.uniform(0.8, 1.6)) * {2: 1, 3: 1.3, 8: 2}[order]
    leaves = transcripts(lambda: renyi(total, order), rng)
    found = divergence(leaves, order)
    assert 0.4 * total < found <= total * (1 + 1e-15)
    assert sum(p for p, _ in leaves) == sum(q for _, q in leaves) == 1
    assert len(leaves) >= 4
    leaves = transcripts(lambda: zcdp(total / 4), rng)
    for each in (2, 3, 8, 20):
        assert divergence(leaves, each) <= each * total / 4
    # Whatever order the divergence is of, the (ε, δ) that follows holds over all events.
    for delta in (1e-2, 1e-4):
        epsilon = zcdp(total / 4).guarantee(delta).epsilon
        excess = sum(max(p - Fraction(math.exp(epsilon)) * q, Fraction(0)) for p, q in leaves)
        assert excess <= delta


def test_who_pays_too_little_passes_the_total():
    """The test above can fail: pay a third of the price, and the divergence is above it."""
    rng = np.random.default_rng(3)

    class Cheap(RenyiLedger):
        def spend(self, mechanism):
            return super().spend(divergence=mechanism.renyi(self.order) / 3)

    leaves = transcripts(lambda: Cheap(order=2, divergence=0.3, neighbourhood="edit"), rng)
    assert divergence(leaves, 2) > 0.3


@pytest.mark.parametrize("epsilon", [0.5, 1, 4])
@pytest.mark.parametrize("delta", [1e-3, 1e-9])
def test_a_ledger_for_an_epsilon_promises_it_and_hardly_less(epsilon, delta):
    ledger = ZcdpLedger.from_epsilon(epsilon, delta, neighbourhood="edit")
    assert epsilon * (1 - 1e-6) < ledger.guarantee(delta).epsilon <= epsilon
    assert zcdp_delta(ledger.rho, epsilon) <= delta
    order = 60 / epsilon
    ledger = RenyiLedger.from_epsilon(epsilon, delta, order=order, neighbourhood="edit")
    promised = ledger.guarantee(delta).epsilon
    assert epsilon * (1 - 1e-9) < promised <= epsilon * (1 + 1e-15)
    # The best over all orders of a curve that is known at this one alone, and holds below it.
    curve = lambda a: float(ledger.divergence) if a <= order else math.inf  # noqa: E731
    assert renyi_epsilon(curve, delta) >= promised * (1 - 1e-9)


def test_mechanisms_pay_their_own_price_under_the_right_neighbours():
    count = DiscreteLaplace(epsilon=1, sensitivity=1, neighbourhood="membership")
    assert zcdp(9, "membership").spend(count, times=3).amount == Fraction(3, 2)
    assert zcdp(9, "edit").spend(count).amount == 2  # two steps, and ρ grows with their square
    under = renyi(9, 3, "membership").spend(count).amount
    assert under == Fraction(count.renyi(3))
    with pytest.raises(ValueError, match="must be under edit, as the ledger is"):
        renyi(9, 3, "edit").spend(count)
    for make in (zcdp, renyi):
        ledger = make(9, "membership") if make is zcdp else make(9, 3, "membership")
        with pytest.raises(ValueError, match="must be under membership"):
            ledger.spend(RandomisedResponse(flip_probability=Fraction(1, 4)))
        with pytest.raises(ValueError, match="must name its neighbours"):
            ledger.spend(Laplace(epsilon=1, sensitivity=1))
        assert ledger.entries == ()


def test_what_has_no_price_is_refused():
    from dpedu.mechanisms import StableHistogram

    keys = StableHistogram(epsilon=1, delta=1e-6, neighbourhood="membership")
    for ledger in (zcdp(9, "membership"), renyi(9, 3, "membership")):
        with pytest.raises(Absent, match="delta"):
            ledger.spend(keys)
        assert ledger.spent == 0


@pytest.mark.parametrize(("make", "unit"), KINDS)
def test_threads_pay_no_more_and_no_less_than_there_is(make, unit):
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            ledger = make()

            def ask(_, ledger=ledger):
                try:
                    return bool(ledger.spend(**{unit: Fraction(1, 40)}))
                except BudgetExceeded:
                    return False

            with ThreadPoolExecutor(8) as pool:
                assert sum(pool.map(ask, range(80))) == 40
            assert ledger.left == 0
            assert len(ledger.entries) == 40
    finally:
        sys.setswitchinterval(before)


def test_bad_arguments_are_refused_by_name():
    no_amount = [-1, math.nan, math.inf, "1", None, True, 1j]
    refuses(lambda v: ZcdpLedger(rho=v, neighbourhood="edit"), "rho", no_amount)
    refuses(lambda v: ZcdpLedger(rho=1, neighbourhood=v), "neighbourhood", [None, "x", 3])
    refuses(lambda v: renyi(v), "divergence", no_amount)
    refuses(lambda v: renyi(1, v), "order", [1, 0.5, -2, math.inf, math.nan, "2", None, True])
    for (make, unit), bad in itertools.product(KINDS, ([-1, math.nan, math.inf, "1", True],)):
        ledger = make()
        refuses(lambda v, a=ledger, u=unit: a.spend(**{u: v}), unit, bad)
        refuses(lambda v, a=ledger: a.spend(v), "mechanism", [3, "x", Laplace, None])
        refuses(lambda v, a=ledger, u=unit: a.spend(**{u: 0}, times=v), "times", [0, -1, 1.5, "1"])
        refuses(lambda v, a=ledger, u=unit: a.spend(**{u: 0}, purpose=v), "purpose", [3, None])
        refuses(ledger.guarantee, "delta", [0, 1, -1, math.nan, "1", None])
        assert ledger.entries == ()
    refuses(
        lambda v: RenyiLedger.from_epsilon(v, 1e-6, order=2, neighbourhood="edit"),
        "epsilon", [0.5, 10, 0, -1, "1", None],
    )  # fmt: skip
