"""What the tests of random answers would miss, computed from the binomial distribution.

The checks are those that the notebooks make, recorded while the reference answers are marked: their
numbers of draws, probabilities and rates. A noise that is wrong is accepted only if every check
accepts it, and a check only if all its counts are within their limits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence

import pytest
from scipy.stats import binom

from dpedu import checks
from dpedu.checks import law

from .bench import assignments, read

Shape = tuple[float, ...]
Check = tuple[int, Shape, float]
"""How many draws, the probability of each value, and the rate of false alarms."""

AT_MOST = 1e-6


def checks_of(name: str, question: str, monkeypatch: pytest.MonkeyPatch) -> list[Check]:
    made: list[Check] = []
    judge = checks.frequencies

    def record(
        observed: Sequence[Hashable], expected: Mapping[Hashable, float], why: str, **rest: object
    ) -> None:
        rate = float(rest.get("false_alarm", 1e-7))
        made.append((len(observed), tuple(map(float, expected.values())), rate))
        judge(observed, expected, why, **rest)

    monkeypatch.setattr(checks, "frequencies", record)
    assert read(name).mark({}, only=question).lost == {}
    return made


def accepted(check: Check, actual: Shape) -> float:
    """An upper bound of the chance that draws from other probabilities pass."""
    n, expected, rate = check
    tail = rate / (2 * len(expected))
    passes = []
    for right, wrong in zip(expected, actual, strict=True):
        # From the least count that is not too few to the largest that is not too many.
        low, high = binom.ppf(tail, n, right), binom.isf(tail, n, right)
        passes.append(binom.cdf(high + 1, n, wrong) - binom.cdf(low - 2, n, wrong))
    return max(min(passes), 1e-15)  # what the difference of two numbers near 1 may lose


def flips(p: Callable[[float], float]) -> Callable[[Shape, float], Shape]:
    """Answers of people who flip with another probability than they should."""

    def actual(expected: Shape, _: float) -> Shape:
        least = min(expected)
        return tuple(p(least) if e == least else 1 - p(least) for e in expected)

    return actual


def gumbel(ratio: float) -> Callable[[Shape, float], Shape]:
    """Picks by Gumbel noise of so many times the right scale."""

    def actual(expected: Shape, _: float) -> Shape:
        if ratio == 0:
            return tuple(float(e == max(expected)) for e in expected)
        weights = [e ** (1 / ratio) for e in expected]
        return tuple(w / math.fsum(weights) for w in weights)

    return actual


def laplace(ratio: Callable[[float], float]) -> Callable[[Shape, float], Shape]:
    """Noises near to 0, between and far, at so many times the right scale, which is given."""

    def actual(expected: Shape, scale: float) -> Shape:
        times = ratio(scale)
        tails = [0.0 if times == 0 else math.fsum(expected[i:]) ** (1 / times) for i in range(1, 3)]
        return 1 - tails[0], tails[0] - tails[1], tails[1]

    return actual


def gaussian(expected: Shape, _: float) -> Shape:
    """The same places for normal noise of variance 2λ²."""
    within = [math.erf(math.log(k) / 2) for k in (2, 5)]
    return within[0], within[1] - within[0], 1 - within[1]


LAPLACE = {
    "no noise": laplace(lambda scale: 0),
    "half the scale": laplace(lambda scale: 1 / 2),
    "twice the scale": laplace(lambda scale: 2),
    "the variance for the scale": laplace(lambda scale: 2 * scale),
    "the deviation for the scale": laplace(lambda scale: 2**0.5),
    "the scale for the deviation": laplace(lambda scale: 0.5**0.5),
    "Gaussian noise of the same variance": gaussian,
}
NOISES = {  # a law of noise: a ratio of scales, or another law
    "no noise": lambda law: 0,
    "half the scale": lambda law: 1 / 2,
    "twice the scale": lambda law: 2,
    "the variance for the scale": lambda law: 2 * law.scale,
    "the deviation for the scale": lambda law: 2**0.5,
    "the scale for the deviation": lambda law: 0.5**0.5,
    "Gaussian noise of the same variance": lambda law: "gaussian",
}
BATTERIES = {  # what is wrong, as the mistake of a law that it makes
    ("randomised_response", "q2"): {
        "no noise": lambda law: 0.0,
        "half the scale": lambda law: law.events[0].chance / 2,
        "twice the scale": lambda law: min(1.0, 2 * law.events[0].chance),
        "the variance for the scale": lambda law: law.events[0].chance * (1 - law.events[0].chance),
        "truth and lie exchanged": lambda law: 1 - law.events[0].chance,
        "p rounded up to twentieths": lambda law: math.ceil(20 * law.events[0].chance) / 20,
    },
    ("laplace", "q4"): NOISES,
}
CASES = {  # which checks look at one noise each, the right scales there, and what is wrong
    ("exponential_mechanism", "q2"): (
        3,
        [1] * 3,
        {
            "no noise": gumbel(0),
            "half the scale": gumbel(1 / 2),
            "twice the scale": gumbel(2),
            "the variance for the scale": gumbel(math.pi**2 / 6),
        },
    ),
    ("continual_counting", "q4"): (3, [11 / 0.5, 2 / 1.5, 3 / 40, 10 / 90], LAPLACE),
}


@pytest.mark.parametrize(("name", "question"), CASES)
def test_a_wrong_noise_is_accepted_at_most_once_in_a_million(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    values, scales, wrongs = CASES[name, question]
    made = [c for c in checks_of(name, question, monkeypatch) if len(c[1]) == values]
    assert len(made) == len(scales)
    for how, actual in wrongs.items():
        missed = math.prod(
            accepted(check, actual(check[1], scale))
            for check, scale in zip(made, scales, strict=True)
        )
        assert missed <= AT_MOST, f"{how}: {missed:.1e}"


@pytest.mark.parametrize(("name", "question"), BATTERIES)
def test_a_battery_accepts_a_wrong_law_at_most_once_in_a_million(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Independent draws of a wrong law are counted here; dependent ones in `test_law`."""
    rows = rows_of(name, question, monkeypatch)
    for how, mistake in BATTERIES[name, question].items():
        missed = 1.0
        for draws, level, row in rows:
            wrongs = row.unlike(mistake(row))
            events = zip(row.events, wrongs, strict=True)
            missed *= min(
                accepted((draws, (event.chance, 1 - event.chance), 4 * level), (wrong, 1 - wrong))
                for event, wrong in events
            )
        assert missed <= AT_MOST, f"{how}: {missed:.1e}"


def rows_of(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, float, law.Law]]:
    """The rows of a question's batteries: how many draws, the level of a tail, the law."""
    found: list[tuple[int, float, law.Law]] = []
    levels: list[float] = []
    judge, improbable = checks.joint_law, law._Count.improbable

    def level_of(count: law._Count, level: float) -> str:
        levels.append(level)
        return improbable(count, level)

    def record(draw: object, table: Sequence[law.Calls], why: str, **rest: object) -> None:
        widths = {}

        def counted(rng: object, *arguments: object) -> Sequence[object]:
            drawn = draw(rng, *arguments)
            widths[id(arguments[0]), arguments[1:]] = len(drawn)
            return drawn

        judge(counted, table, why, **rest)
        for row in table:
            width = widths[id(row.arguments[0]), row.arguments[1:]]
            if 0 < row.law.events[0].chance < 1:
                found.append((row.times * width, levels[-1], row.law))

    monkeypatch.setattr(checks, "joint_law", record)
    monkeypatch.setattr(law._Count, "improbable", level_of)
    assert read(name).mark({}, only=question).lost == {}
    return found


def test_a_right_noise_is_accepted() -> None:
    """Else the bound would be one of nothing."""
    assert accepted((2000, (0.5, 0.3, 0.2), 1e-7), (0.5, 0.3, 0.2)) > 1 - 1e-6


def test_every_question_that_is_judged_by_chance_is_here() -> None:
    judged = {
        (a.name, question)
        for a in assignments()
        for question, rate in a.reference.false_alarm.items()
        if rate
    }
    assert judged == {*CASES, *BATTERIES}
