"""Numbers of thousands of digits, which Python does not write, in whatever is made of them."""

from fractions import Fraction

import pytest

from dpedu import Grid, Guarantee, Ledger, RandomisedResponse
from dpedu import _validate as validate
from dpedu.mechanisms import SmoothMedian, UnaryRandomisedResponse
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger
from dpedu.privacy.ledger import BudgetExceeded

TINY = Fraction(1, 10**5000)


def words(thing):
    """All ways to write it, in as many letters as are read."""
    said = [repr(thing), str(thing), f"{thing}", validate.show(thing)]
    assert max(map(len, said)) < 400
    return said


def test_whatever_holds_a_budget_can_be_written():
    ledger = Ledger(epsilon=1 + TINY, delta=TINY)
    part = ledger.parallel(["a"])["a"]
    zcdp = ZcdpLedger(rho=1 + TINY, neighbourhood="edit")
    renyi = RenyiLedger(order=2 + TINY, divergence=1 + TINY, neighbourhood="edit")
    things = [ledger.spend(epsilon=TINY), part.spend(epsilon=TINY, delta=TINY), part, ledger, zcdp,
              ledger.quote(epsilon=TINY), zcdp.spend(rho=TINY), renyi, renyi.spend(divergence=TINY),
              ledger.guarantee(), Guarantee(epsilon=TINY, neighbourhood="edit")]  # fmt: skip
    for thing in things:
        words(thing)
    for account, amount in (
        (ledger, {"epsilon": 1}), (ledger, {"epsilon": 0, "delta": TINY}), (part, {"epsilon": 1}),
        (zcdp, {"rho": 2}), (renyi, {"divergence": 2}),
    ):  # fmt: skip
        with pytest.raises(BudgetExceeded, match="is more than is left"):
            account.spend(**amount)


def test_what_is_short_is_written_in_full():
    assert repr(Guarantee(epsilon=Fraction(1, 3), neighbourhood="edit")) == (
        "Guarantee(epsilon=Fraction(1, 3), delta=0.0, neighbourhood='edit')"
    )
    assert repr(Ledger(epsilon=TINY)) == "Ledger(0 of about 1e-5000 spent, membership)"
    assert repr(RandomisedResponse(flip_probability=TINY)) == (
        "RandomisedResponse(flip_probability=about 1e-5000)"
    )


@pytest.mark.parametrize(
    "refused",
    [
        lambda: UnaryRandomisedResponse(
            categories=2, own_probability=TINY, other_probability=2 * TINY
        ),
        lambda: Grid(low=TINY, high=0, step=1),
        lambda: SmoothMedian(epsilon=1, delta=TINY, low=TINY, high=0),
    ],
)
def test_refusals_have_few_words(refused):
    with pytest.raises((TypeError, ValueError), match="must") as caught:
        refused()
    assert len(str(caught.value)) < 200
