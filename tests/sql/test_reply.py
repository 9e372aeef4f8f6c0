"""Answers: their distribution, errors and intervals, exactly."""

import math
import random
from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from dpedu.mechanisms import DiscreteLaplace
from dpedu.sql import Category, PrivateDatabase, PrivateTable, Real, Whole
from dpedu.sql.plan import plan
from dpedu.sql.reply import Reply, Ruler, answers
from dpedu.sql.statement import parse

TABLE = PrivateTable(
    "t", columns={"v": Whole(0, 10), "r": Real(0, 5, step=0.5), "k": Category(["a", "b"])}
)
ROWS = [(3, 1.3, "a"), (99, 4.0, "a"), (None, None, "b"), (7, 9.9, "c")]


def database(rng):
    made = PrivateDatabase("sqlite://", rng=rng)
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (v INTEGER, r REAL, k TEXT)")
        connection.exec_driver_sql("INSERT INTO t VALUES (?, ?, ?)", ROWS)
    made.declare(TABLE, epsilon=10**6)
    return made


def test_an_answer_is_the_truth_plus_the_mechanisms_noise():
    """With the same seed, noise is drawn measurement by measurement, cell by cell."""
    made = database(np.random.default_rng(5))
    reply = made.ask("DP-SELECT 3 k, COUNT(*), SUM(v), SUM(r) FROM t GROUP BY k")
    rng = np.random.default_rng(5)
    truth = {"COUNT(*)": (1, [2, 1]), "SUM(v)": (10, [13, 0]), "SUM(r)": (10, [3 + 8, 0])}
    for name, (reach, exact) in truth.items():
        noise = DiscreteLaplace(epsilon=1, sensitivity=reach).noise(2, rng=rng)
        step = 0.5 if name == "SUM(r)" else 1
        assert [each.value for each in reply if each.name == name] == list((exact + noise) * step)


def test_answers_have_the_exact_distribution():
    """False alarms have a chance of 10⁻⁶; noise of half the scale would be seen."""
    made = database(np.random.default_rng(11))
    text = "DP-SELECT 1 COUNT(*) FROM t WHERE v > 2"
    asked = plan(parse(text), TABLE).measurements[0]
    assert asked.sensitivity == 1
    values = np.array([made.ask(text).value for _ in range(150)])
    rest = DiscreteLaplace(epsilon=1, sensitivity=1).noise(2000, rng=made.rng)
    for sample, scale, fits in [(values - 3, 1, True), (rest, 1, True), (values - 3, 2, False)]:
        noise = DiscreteLaplace(epsilon=scale, sensitivity=1)
        edges = np.arange(-3, 4)
        inside = noise.probability(edges)
        expected = len(sample) * np.r_[inside, 1 - inside.sum()]
        seen = np.r_[[(sample == k).sum() for k in edges], (np.abs(sample) > 3).sum()]
        assert (stats.chisquare(seen, expected).pvalue > 1e-6) == fits


def test_randomness_of_the_operating_system_has_the_same_distribution():
    noise = DiscreteLaplace(epsilon=Fraction(1, 2), sensitivity=1)
    sample = noise.noise(20_000, rng=random.SystemRandom())
    edges = np.arange(-9, 10)
    inside = noise.probability(edges)
    expected = len(sample) * np.r_[inside, 1 - inside.sum()]
    seen = np.r_[[(sample == k).sum() for k in edges], (np.abs(sample) > 9).sum()]
    assert stats.chisquare(seen, expected).pvalue > 1e-6
    made = database(random.SystemRandom())
    values = {made.ask("DP-SELECT 0.01 COUNT(*) FROM t").value for _ in range(9)}
    assert len(values) > 1


def answered(text, *values):
    """The answers to a statement whose noisy measurements are these."""
    made = plan(parse(text), TABLE)
    noisy = []
    for output in made.outputs:
        count = len(output.measurements)
        pairs = zip(output.measurements, values[:count], strict=True)
        noisy.append({each: [value] * len(made.cells) for each, value in pairs})
        values = values[count:]
    return answers(made, [Ruler(made, output) for output in made.outputs], noisy)


@pytest.mark.parametrize("epsilon", ["0.05", "0.7", "1", "3", "9"])
def test_intervals_of_counts_and_sums_hold_with_95_percent_and_no_more_than_needed(epsilon):
    for wanted, reach, step in [("COUNT(*)", 1, 1), ("SUM(v)", 10, 1), ("SUM(r)", 10, 0.5)]:
        (found,) = answered(f"DP-SELECT {epsilon} {wanted} FROM t", 40)
        low, high = found.interval
        assert low + high == 2 * found.value == 2 * 40 * step
        radius = round((high - low) / 2 / step)
        # Pr(|K| > m) = 2 q^(m+1)/(1 + q), in closed form.
        q = math.exp(-float(epsilon) / reach)
        miss = [2 * q ** (m + 1) / (1 + q) for m in (radius, radius - 1)]
        assert miss[0] <= 0.05 + 1e-12
        assert radius == 0 or miss[1] > 0.05
        assert found.standard_error == pytest.approx(step * math.sqrt(2 * q) / (1 - q))


def test_an_average_is_a_ratio_with_a_floor_and_within_its_bounds():
    # Distances from the middle, 5: a sum of 12 over 4 people.
    assert answered("DP-SELECT 1 AVG(v) FROM t", 12, 4)[0].value == 5 + 3
    assert answered("DP-SELECT 1 AVG(v) FROM t", 2, -7)[0].value == 5 + 2
    assert answered("DP-SELECT 1 AVG(v) FROM t", 900, 4)[0].value == 10
    assert answered("DP-SELECT 1 AVG(r) FROM t", -3, 3)[0].value == 2
    found = answered("DP-SELECT 1 AVG(v) FROM t", 0, -50)[0]
    assert found.interval == (0, 10)
    assert found.standard_error == 10


@pytest.mark.parametrize(("people", "epsilon"), [(1, 2), (5, 1), (40, 1), (1000, 0.5)])
def test_intervals_of_averages_hold_at_least_as_often_as_said(people, epsilon):
    """By the exact probabilities of both noises: no sampling."""
    made = plan(parse(f"DP-SELECT {epsilon} AVG(v) FROM t"), TABLE)
    (output,) = made.outputs
    total, count = (4 * people, people)  # nines, say: distance 4 from the middle
    noises = [
        DiscreteLaplace(epsilon=each.epsilon, sensitivity=each.sensitivity)
        for each in output.measurements
    ]
    reaches = [noise.accuracy(1 - 1e-5) for noise in noises]
    covered = 0.0
    sums = range(-reaches[0], reaches[0] + 1, max(1, reaches[0] // 25))
    ruler = Ruler(made, output)
    # Coverage is monotone in nothing, so every pair counts; sums go in strides, each one's
    # probability taken from the whole stride, and a stride is covered only if both its ends are.
    stride = sums.step
    cover = {
        (s, k): ruler.answer((), [total + s, count + k]).interval
        for s in [*sums, sums[-1] + stride]
        for k in range(-reaches[1], reaches[1] + 1)
    }
    for k in range(-reaches[1], reaches[1] + 1):
        chance = noises[1].probability(k)
        for s in sums:
            if all(low <= 9 <= high for low, high in (cover[s, k], cover[s + stride, k])):
                covered += chance * float(noises[0].probability(np.arange(s, s + stride)).sum())
    assert covered >= 0.95


def test_replies_are_tables():
    made = database(np.random.default_rng(3))
    reply = made.ask("DP-SELECT 1 k, COUNT(*), AVG(r) AS mean FROM t GROUP BY k")
    frame = reply.frame()
    assert list(frame.columns) == ["k", "answer", "value", "standard_error", "low", "high"]
    assert frame["answer"].tolist() == ["COUNT(*)", "mean"] * 2
    assert frame["k"].tolist() == ["a", "a", "b", "b"]
    assert len(reply) == 4
    assert (frame["low"] <= frame["high"]).all()
    assert str(reply).splitlines()[-1] == "spent ε = 1, left 999999"
    assert "<table" in reply._repr_html_()
    with pytest.raises(ValueError, match="there are 4 answers"):
        reply.value
    single = made.ask("DP-SELECT 1 COUNT(*) FROM t")
    assert (single.value, single.interval) == (single[0].value, single[0].interval)


OWN = ["answer", "value", "standard_error", "low", "high"]


@pytest.mark.parametrize("keys", [*([name] for name in OWN), OWN[::-1], ["low", "k", "answer"]])
def test_no_column_of_a_frame_comes_twice(keys):
    made = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with made.engine.begin() as connection:
        columns = ", ".join(f"{name} TEXT" for name in [*OWN, "k"])
        connection.exec_driver_sql(f"CREATE TABLE t ({columns})")
    kinds = {name: Category([f"of {name}"]) for name in [*OWN, "k"]}
    made.declare(PrivateTable("t", columns=kinds), epsilon=1)
    frame = made.ask(f"DP-SELECT 1 COUNT(*) FROM t GROUP BY {', '.join(keys)}").frame()
    heads = [f"key {name}" if name in OWN else name for name in keys]
    assert list(frame.columns) == [*heads, *OWN]
    assert frame[heads].to_numpy().tolist() == [[f"of {name}" for name in keys]]


def test_what_is_exact_costs_nothing_under_edit():
    made = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (v INTEGER)")
        connection.exec_driver_sql("INSERT INTO t VALUES (1), (2), (NULL)")
    made.declare(PrivateTable("t", columns={"v": Whole(0, 9)}, neighbourhood="edit"), epsilon=1)
    reply = made.ask("DP-SELECT 1 COUNT(*) FROM t")
    assert (reply.value, reply.standard_error, reply.interval) == (3, 0, (3, 3))
    assert (reply.spent, reply.left) == (0, 1)
    assert made.ask("DP-SELECT 1 COUNT(*), COUNT(v) FROM t").spent == 1


@pytest.mark.parametrize(
    ("left", "shown"),
    [
        (Fraction(1, 2), "0.5"), (Fraction(4998692, 5), "999738.4"),
        (Fraction(10**15), "1000000000000000"), (Fraction(0), "0"),
        (1 - Fraction(1, 10**18), "0.999999999999999999"), (Fraction(1, 3), "1/3"),
        (Fraction(999999999999999999, 10**12), "999999.999999999999"),
    ],
)  # fmt: skip
def test_what_is_left_is_shown_as_a_decimal_if_it_is_one(left, shown):
    said = str(Reply("", (), (), Fraction(1, 10), left))
    assert said.endswith(f"spent ε = 0.1, left {shown}")
