"""Counts of unknown keys: δ exactly, on all small cases, then frequencies and hidden orders."""

import datetime as dt
import enum
import itertools
import math
import uuid
import zoneinfo
from collections import Counter
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NO_GENERATOR, NO_NEIGHBOURHOOD, NOT_INSIDE_ZERO_ONE, NOT_POSITIVE, refuses
from mpmath import mpf
from scipy.stats import binomtest

from dpedu import StableHistogram, neighbouring_pairs
from dpedu.mechanisms.stable_histogram import KINDS
from dpedu.privacy.audit import audit

REACH = 12


def law(count, q, threshold):
    """What is said of one key: None, its noisy count, or that it is far above; exactly."""
    if count == 0:
        return {None: Fraction(1)}
    told = {v: (1 - q) / (1 + q) * q ** abs(v - count) for v in range(threshold, threshold + REACH)}
    told["more"] = q ** (threshold + REACH - count) / (1 + q)
    told[None] = 1 - sum(told.values())
    return told


def hockey_stick(one, other, factor):
    return sum(max(chance - factor * other.get(way, 0), Fraction(0)) for way, chance in one.items())


def joint(data, q, threshold):
    counts = Counter(data)
    laws = [law(counts[key], q, threshold) for key in "ab"]
    return {(x, y): p * r for (x, p), (y, r) in itertools.product(laws[0].items(), laws[1].items())}


@pytest.mark.parametrize(("neighbourhood", "power"), [("membership", 1), ("edit", 2)])
@pytest.mark.parametrize("q", [Fraction(9, 10), Fraction(1, 2), Fraction(1, 5)])
@pytest.mark.parametrize("threshold", [1, 2, 3, 5])
def test_delta_is_the_chance_of_a_key_of_one_person_and_no_more(neighbourhood, power, q, threshold):
    p = q ** (threshold - 1) / (1 + q)
    if neighbourhood == "edit" and 1 - p < q:
        return  # the constructor takes a larger threshold: see the next test
    data = [tuple(w) for n in range(5) for w in itertools.combinations_with_replacement("ab", n)]
    worst = max(
        hockey_stick(joint(x, q, threshold), joint(y, q, threshold), 1 / q**power)
        for x, y in neighbouring_pairs(data, neighbourhood)
    )
    assert worst == p


def test_under_edit_a_low_threshold_would_cost_more_than_delta():
    q, threshold = Fraction(9, 10), 2
    p = q ** (threshold - 1) / (1 + q)
    assert 1 - p < q
    one, other = joint("aab", q, threshold), joint("aaa", q, threshold)
    assert hockey_stick(other, one, q**-2) > 0
    # ε = 2 ln(10/9): so for a generous δ the threshold is decided by the second condition.
    made = StableHistogram(epsilon=2 * math.log(10 / 9), delta=0.5, neighbourhood="edit")
    p = float(made.exact_delta)
    assert 1 - p >= 0.9 - 1e-12
    assert made.threshold > 2


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_the_threshold_is_the_least_and_delta_is_what_the_formula_says(neighbourhood):
    for epsilon in (0.01, 0.5, 1, Fraction(10, 3), 20):
        for delta in (1e-3, 1e-6, 1e-15, 1e-200):
            made = StableHistogram(epsilon=epsilon, delta=delta, neighbourhood=neighbourhood)
            rate = float(epsilon) / (2 if neighbourhood == "edit" else 1)
            tail = [math.exp(-rate * (t - 1)) / (1 + math.exp(-rate)) for t in
                    (made.threshold, made.threshold - 1)]  # fmt: skip
            assert float(made.exact_delta) == pytest.approx(tail[0], rel=1e-9)
            assert made.exact_delta <= Fraction(str(delta))
            assert tail[1] > delta * (1 - 1e-9) or 1 - tail[1] < math.exp(-rate) + 1e-9
            assert made.delta(epsilon) <= delta


def test_frequencies_are_those_of_the_law():
    made = StableHistogram(epsilon=1, delta=0.05, neighbourhood="membership")
    rng, runs = np.random.default_rng(3), 4000
    seen = Counter()
    for _ in range(runs):
        told = made.release(["x", "y", "y"], rng=rng)
        assert all(count >= made.threshold for count in told.values())
        seen.update(list(told))
    q = math.exp(-1)
    for key, count in (("x", 1), ("y", 2)):
        chance = q ** (made.threshold - count) / (1 + q)
        assert binomtest(seen[key], runs, chance).pvalue > 1e-7
    assert float(made.exact_delta) == pytest.approx(q ** (made.threshold - 1) / (1 + q))


def test_the_audit_sees_delta_and_no_more():
    made = StableHistogram(epsilon=1, delta=0.05, neighbourhood="membership")

    def release(data, rng, n):
        return ["x" in made.release(data, rng=rng) for _ in range(n)]

    def finding(delta):
        rng = np.random.default_rng(4)
        return audit(release, ["x"], [], samples=20_000, rng=rng, delta=delta, confidence=1 - 1e-6)

    assert finding(float(made.exact_delta) / 3).refutes(1)
    assert not finding(float(made.exact_delta)).refutes(1)


def test_the_order_of_records_does_not_show():
    made = StableHistogram(epsilon=9, delta=1e-3, neighbourhood="edit")
    rng, data = np.random.default_rng(5), ["a"] * 99 + ["b"] * 99
    first = sum(next(iter(made.release(data, rng=rng))) == "a" for _ in range(2000))
    assert binomtest(first, 2000, 0.5).pvalue > 1e-7


def test_nobody_everybody_and_keys_of_any_kind():
    made = StableHistogram(epsilon=1, delta=1e-6, neighbourhood="membership")
    rng = np.random.default_rng(6)
    assert made.release([], rng=rng) == {}
    assert made.release(iter(()), rng=rng) == {}
    assert set(made.release([("x", 1)] * 500 + [None] * 500, rng=rng)) == {("x", 1), None}
    many = made.release(range(100_000), rng=rng)  # each key has one person
    assert len(many) < 5


def test_bad_input_is_refused():
    good = {"epsilon": 1, "delta": 1e-6, "neighbourhood": "edit"}
    refuses(lambda v: StableHistogram(**{**good, "epsilon": v}), "epsilon", NOT_POSITIVE)
    refuses(lambda v: StableHistogram(**{**good, "delta": v}), "delta", NOT_INSIDE_ZERO_ONE)
    refuses(
        lambda v: StableHistogram(**{**good, "neighbourhood": v}), "neighbourhood", NO_NEIGHBOURHOOD
    )
    made, rng = StableHistogram(**good), np.random.default_rng(1)
    refuses(lambda v: made.release(v, rng=rng), "keys", [None, 3, "abc", b"abc", {"a": 1}, [[1]]])
    refuses(lambda v: made.release(["a"], rng=v), "rng", NO_GENERATOR)


class Colour(enum.StrEnum):
    RED = "red"


class Pair(tuple, enum.Enum):
    ONE = (1, 2)


class Day(dt.date, enum.Enum):
    FIRST = 2020, 1, 1


class Where(dt.tzinfo):
    """A zone that does not know where it is."""

    def utcoffset(self, when):
        return None


class Own(uuid.UUID):
    pass


class Whole(int):
    @property
    def numerator(self):  # as the whole numbers of some libraries have it
        return self


HOUR = dt.timedelta(hours=1)
BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")
UTC, EAST = dt.UTC, dt.timezone(dt.timedelta(hours=2))
NOON = dt.datetime(2020, 1, 1, 12, tzinfo=UTC)
EQUAL = [
    [1, 1.0, True, Fraction(1), Decimal("1.00"), np.int8(1), np.float64(1), np.True_],
    [0, 0.0, -0.0, False, Decimal("-0"), np.float32(-0.0)],
    [0.5, Fraction(1, 2), Decimal("0.50"), np.float16(0.5)],
    [Fraction(1, 10), Decimal("0.1"), Decimal("0.10")],
    [math.nan, float("nan"), np.float64("nan"), Decimal("nan")],
    [math.inf, np.inf, Decimal("inf")],
    ["red", Colour.RED, np.str_("red")],
    [NOON, NOON.astimezone(EAST)],
    [dt.datetime(2020, 1, 1), dt.datetime(2020, 1, 1, fold=1)],
    [dt.time(1, 2), dt.time(1, 2, fold=1)],
    [dt.time(12, tzinfo=UTC), dt.time(14, tzinfo=EAST)],
    [(1, ("a", 0.0)), (1.0, ("a", -0.0)), (True, ("a", 0))],
    [frozenset([1, 2]), frozenset([2.0, 1])],
    [b"x", np.bytes_(b"x")],
    [None, pd.NA, pd.NaT, np.datetime64("NaT"), np.datetime64("NaT", "ns")],
    [3, Whole(3), np.longdouble(3), Decimal("3." + "0" * 2000)],
    [1.5, np.longdouble(1.5), Fraction(Whole(3), 2)],
    [math.nan, np.longdouble("nan"), Decimal("sNaN")],
    [-math.inf, -np.longdouble("inf"), Decimal("-1e99999999"), Decimal("-1e999999999999999999")],
    [0, Decimal("1e-99999999"), Decimal("0e99999999"), Decimal("-1e-999999999999999999")],
    [dt.time(10), dt.time(10, tzinfo=BERLIN), dt.time(10, tzinfo=Where())],
    [NOON.replace(tzinfo=None), NOON.replace(tzinfo=Where()), np.datetime64("2020-01-01T12", "ns"),
     pd.Timestamp("2020-01-01 12:00")],
    [NOON, NOON.astimezone(BERLIN), pd.Timestamp(NOON), pd.Timestamp(NOON).tz_convert("Japan")],
    [dt.date(2020, 1, 1), Day.FIRST, np.datetime64("2020-01-01")],
    [(1, 2), Pair.ONE, (1.0, Whole(2))],
    [uuid.UUID(int=7), uuid.UUID(int=7, is_safe=uuid.SafeUUID.safe), Own(int=7)],
    *([end.replace(tzinfo=dt.timezone(-way)), (end - 3 * way).replace(tzinfo=dt.timezone(-4 * way))]
      for end, way in ((dt.datetime.max, HOUR), (dt.datetime.min, -HOUR))),
]  # fmt: skip


@pytest.mark.parametrize("keys", EQUAL, ids=lambda keys: repr(keys[0]))
def test_of_equal_keys_one_form_is_listed_whoever_wrote_what(keys):
    words = StableHistogram(epsilon=1, delta=1e-6, neighbourhood="membership")
    rng = np.random.default_rng(1)
    found = {repr(list(words.release([key] * 60, rng=rng))) for key in keys}
    found |= {repr(list(words.release([key, *keys * 60], rng=rng))) for key in keys}
    assert len(found) == 1
    assert len(words.release(keys * 60, rng=rng)) == 1


def nested(depth, inner):
    key = inner
    for _ in range(depth):
        key = (key,)
    return key


ENDS = [dt.datetime.min, dt.datetime.max, dt.datetime(9999, 12, 31, 23), dt.datetime(1, 1, 1, 1)]
FAR = [
    *(end.replace(tzinfo=dt.timezone(way * dt.timedelta(hours=23, minutes=59)))
      for end in ENDS for way in (-1, 1)),
    *(end.replace(tzinfo=BERLIN) for end in ENDS),
    *(end.time().replace(tzinfo=EAST) for end in ENDS),
    *(Decimal(f"{sign}1.7e{power}") for sign in "+-" for power in (99999999, -99999999, 1500)),
    Decimal("1" * 3000), Decimal("0." + "1" * 3000), 10**5000, Fraction(1, 10**5000),
    np.finfo(np.longdouble).max, np.finfo(np.longdouble).tiny, np.float16("inf"),
    np.datetime64("20000-01-01"), np.datetime64("2020-01-01", "ns"), np.datetime64(10**15, "Y"),
    pd.Timestamp(np.datetime64("20000-01-01", "s")), pd.Timestamp.max, pd.NaT, pd.NA,
    nested(3000, "x"), nested(60, frozenset([1])), (), frozenset(), "\ud800", "\0", b"",
    uuid.uuid4(),
]  # fmt: skip


@pytest.mark.parametrize("key", FAR, ids=lambda key: type(key).__name__)
def test_no_value_of_a_documented_kind_is_an_error(key):
    """Of one record: an error, or an answer that does not come, would tell that it is there."""
    words = StableHistogram(epsilon=50, delta=0.3, neighbourhood="membership")
    for one in (key, ("x", key), frozenset([key])):
        assert len(words.release(["x"] * 9 + [one] * 9, rng=np.random.default_rng(1))) == 2


def test_the_first_and_last_days_keep_their_moments_apart():
    words = StableHistogram(epsilon=50, delta=0.3, neighbourhood="membership")
    zones = [dt.timezone(dt.timedelta(minutes=m)) for m in range(-1439, 1440, 61)]
    keys = [end.replace(tzinfo=zone) for end in ENDS for zone in zones]
    found = words.release(keys * 9, rng=np.random.default_rng(1))
    assert set(found) == set(keys)  # equal to those that came, whatever zone they are told in


def test_keys_without_one_form_are_refused():
    class Loose(enum.Enum):
        A = 1

        def __eq__(self, other):
            return True

        __hash__ = enum.Enum.__hash__

    class Own:
        def __hash__(self):
            return 1

        def __eq__(self, other):
            return True

    words = StableHistogram(epsilon=1, delta=1e-6, neighbourhood="membership")
    # What is refused is told what is taken, in the words of the documentation.
    assert f"A key is {KINDS}." in " ".join(str(StableHistogram.release.__doc__).split())
    for key in (
        dt.timedelta(1),
        Own(),
        1j,
        (1, Own()),
        object(),
        int,
        Loose.A,
        np.timedelta64(1, "ns"),
        mpf(1),
    ):
        with pytest.raises(TypeError, match=f"keys must each be {KINDS}, got"):
            words.release([key], rng=np.random.default_rng(1))
