"""Divergences of finite distributions: closed forms, limits, and the supports that differ."""

import itertools
import math
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu.privacy import divergences as div
from dpedu.privacy.channel import Channel

P, Q = [0.75, 0.25], [0.25, 0.75]
EXACT_P = [Fraction(3, 4), Fraction(1, 4)]
EXACT_Q = [Fraction(1, 4), Fraction(3, 4)]

pairs = st.integers(2, 5).flatmap(
    lambda size: st.tuples(
        *[
            st.lists(st.integers(1, 30), min_size=size, max_size=size).map(
                lambda weights: [Fraction(weight, sum(weights)) for weight in weights]
            )
        ]
        * 2
    )
)


ORDERS = [
    *(1 + side * Fraction(1, 10**power) for power in (1, 3, 9, 16, 30, 400) for side in (-1, 1)),
    *(1 + side * 2.0**-power for power in (4, 20, 40, 52) for side in (-1, 1)),
    *(1e-300, 0.3, 2, 7.5, 300, 10**6),
]


def by_definition(p, q, order):
    with localcontext(prec=1300, Emax=10**12, Emin=-(10**12)):
        order = Fraction(order)
        alpha = Decimal(order.numerator) / order.denominator
        total = Decimal(0)
        for a, b in zip(p, q, strict=True):
            if a > 0 and b > 0:
                part, other = (Decimal(x.numerator) / x.denominator for x in map(Fraction, (a, b)))
                total += (alpha * part.ln() + (1 - alpha) * other.ln()).exp()
        return float(total.ln() / (alpha - 1)) if total else math.inf


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("p", "q"),
    [
        (EXACT_P, EXACT_Q),
        (P, Q),
        ([0.5, 0.5], [0.5 + 2.0**-50, 0.5 - 2.0**-50]),
        ([1 - Fraction(1, 10**400), Fraction(1, 10**400)], EXACT_P),
        ([0.5, 0.5], [2.0**-30, 1 - 2.0**-30]),
        ([Fraction(0), Fraction(1)], EXACT_P),
    ],
)
def test_renyi_of_every_order_is_its_definition(p, q, order):
    exact = by_definition(p, q, order)
    assert div.renyi(p, q, order) == pytest.approx(exact, rel=1e-11, abs=2e-15)
    assert div.renyi(p, q, order) >= 0


@pytest.mark.parametrize("order", [*ORDERS, 1, math.inf])
def test_renyi_of_equal_rows_is_nothing(order):
    for size in range(1, 12):
        row = [place / math.fsum(range(size + 1)) for place in range(size + 1)]
        channel = Channel([row, row], inputs=[(0,), (1,)], outputs=range(size + 1))
        assert div.renyi(row, row, order) == 0
        assert channel.renyi(order, "edit") == 0


def test_an_outcome_possible_once_in_all_floats_has_a_logarithm():
    least = 5e-324
    assert div.kl([0.5, 0.5], [least, 1]) == pytest.approx(
        -math.log(2) - math.log(least) / 2, rel=1e-12
    )
    assert div.renyi([0.5, 0.5], [least, 1], 2) == pytest.approx(
        -2 * math.log(2) - math.log(least), rel=1e-12
    )


def test_rational_divergences_of_fractions_are_fractions():
    assert div.max_ratio(EXACT_P, EXACT_Q) == 3
    assert div.total_variation(EXACT_P, EXACT_Q) == Fraction(1, 2)
    assert div.hockey_stick(EXACT_P, EXACT_Q, Fraction(3, 2)) == Fraction(3, 8)


@given(pairs)
@settings(max_examples=80)
def test_order_and_limits_of_the_renyi_family(pair):
    p, q = pair
    orders = [0.25, 0.999999, 1, 1.000001, 2, 20, math.inf]
    values = [div.renyi(p, q, order) for order in orders]
    assert all(a <= b + 1e-9 for a, b in itertools.pairwise(values))
    assert values[1] == pytest.approx(div.kl(p, q), abs=1e-4)
    assert div.renyi(p, q, 5000) == pytest.approx(div.max_divergence(p, q), abs=2e-3)


@given(pairs)
@settings(max_examples=80)
def test_the_named_divergences_are_f_divergences(pair):
    p, q = pair
    kl = div.f_divergence(p, q, lambda t: t * math.log(t) if t else 0.0, slope=math.inf)
    assert kl == pytest.approx(div.kl(p, q), abs=1e-12)
    tv = div.f_divergence(p, q, lambda t: abs(t - 1) / 2, slope=0.5)
    assert tv == pytest.approx(float(div.total_variation(p, q)), abs=1e-12)
    stick = div.f_divergence(p, q, lambda t: max(t - 2, 0), slope=1)
    assert stick == pytest.approx(float(div.hockey_stick(p, q, 2)), abs=1e-12)


@given(pairs)
@settings(max_examples=80)
def test_kl_and_total_variation_never_exceed_what_epsilon_allows(pair):
    p, q = pair
    epsilon = max(div.max_divergence(p, q), div.max_divergence(q, p))
    assert div.kl(p, q) <= epsilon * math.tanh(epsilon / 2) + 1e-12
    assert float(div.total_variation(p, q)) <= math.tanh(epsilon / 2) + 1e-12


def test_which_divergences_stay_bounded_when_supports_differ():
    p, q = [0.5, 0.5, 0.0], [0.0, 0.5, 0.5]
    assert div.total_variation(p, q) == 0.5
    assert div.hockey_stick(p, q, 10) == 0.5
    assert div.kl(p, q) == div.max_divergence(p, q) == div.renyi(p, q, 2) == math.inf
    assert div.renyi(p, q, 0.5) == pytest.approx(2 * math.log(2), abs=1e-12)
    assert div.renyi([1, 0], [0, 1], 0.5) == math.inf


def test_near_equal_distributions_do_not_cancel():
    gap = 1e-9
    exact = 4 * gap**2 / 2  # the second-order term of KL at (½, ½), exact to a relative 1e-9
    assert div.kl([0.5 + gap, 0.5 - gap], [0.5, 0.5]) == pytest.approx(exact, rel=1e-6)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: div.kl(P, [1.0]), ValueError, "p and q must have the same length, got 2 and 1"),
        (lambda: div.kl(P, [0.5, 0.4]), ValueError, "q must sum to 1, its sum is 0.9"),
        (lambda: div.kl([], Q), ValueError, "p must not be empty"),
        (lambda: div.kl("ab", Q), TypeError, "p must be several values"),
        (lambda: div.kl(0.5, Q), TypeError, "p must be several values"),
        (lambda: div.hockey_stick(P, Q, -1), ValueError, "factor must be at least 0 and finite"),
        (lambda: div.renyi(P, Q, 0), ValueError, "order must be positive, got 0"),
        (lambda: div.renyi(P, Q, math.nan), ValueError, "order must not be NaN"),
        (lambda: div.renyi(P, Q, "2"), TypeError, "order must be a real number, got '2'"),
    ],
)
def test_bad_input_is_refused_by_name(call, error, message):
    with pytest.raises(error, match=message):
        call()


@pytest.mark.parametrize("tiny", [5e-324, 1e-308, Fraction(1, 10**400), Fraction(1, 10**308)])
def test_f_divergences_of_ratios_beyond_floats(tiny):
    half, one = (0.5, 1.0) if isinstance(tiny, float) else (Fraction(1, 2), 1 - tiny)
    for pair in (([half, half], [tiny, one]), ([tiny, one], [half, half])):
        tv = div.f_divergence(*pair, lambda t: abs(t - 1) / 2, slope=0.5)
        assert tv == pytest.approx(float(div.total_variation(*pair)), rel=1e-15)
        stick = div.f_divergence(*pair, lambda t: max(t - 2, 0), slope=1)
        assert stick == pytest.approx(float(div.hockey_stick(*pair, 2)), rel=1e-15)
        kl = div.f_divergence(*pair, lambda t: t * math.log(t) if t else 0.0, slope=math.inf)
        assert kl >= div.kl(*pair) - 1e-12
    apart = div.f_divergence([1, 0], [0, 1], lambda t: t * t - 1, slope=math.inf)
    assert apart == math.inf
    if isinstance(tiny, Fraction):  # a term of a probability below all floats
        small = tiny / 10**100 * 10**60
        rare = [small * 10**150, 1 - small * 10**150], [small, 1 - small]
        squares = div.f_divergence(*rare, lambda t: t * t - 1, slope=math.inf)
        assert squares == pytest.approx(float(small * 10**300), rel=1e-9, abs=0)


@pytest.mark.parametrize("value", ["x", None, math.nan, True, 1j, [1]])
def test_a_function_of_ratios_gives_numbers(value):
    for pair in [((0.5, 0.5), (0.5, 0.5)), ((0.5, 0.5), (1, 0)), ((0, 1), (0.5, 0.5))]:
        with pytest.raises((TypeError, ValueError), match=r"^function\(\d\.\d\) must"):
            div.f_divergence(*pair, lambda t: value, slope=1)
