"""What the tests of random answers would miss, computed from the binomial distribution.

The checks are those that the notebooks make, recorded while the reference answers are marked: their
numbers of draws, probabilities and rates. A noise that is wrong is accepted only if every check
accepts it, and a check only if all its counts are within their limits.
"""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import binom, gamma

from dpedu import checks
from dpedu.checks import chance
from dpedu.checks.law import claims, counts, reuse
from dpedu.checks.question import Question

from .bench import assignments, read

Shape = tuple[float, ...]
Check = tuple[int, Shape, float]
"""How many draws, the probability of each value, and the rate of false alarms."""

Mistake = Callable[[claims.Law], Any] | str

AT_MOST = 1e-6


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


def gumbel(ratio: float) -> Callable[[claims.Law], Shape]:
    """The chances of a law's events for picks by Gumbel noise of so many times the right scale."""

    def actual(right: claims.Law) -> Shape:
        expected = [event.chance for event in right.events]
        if ratio == 0:
            return tuple(float(e == max(expected)) for e in expected)
        weights = [e ** (1 / ratio) for e in expected]
        return tuple(w / math.fsum(weights) for w in weights)

    return actual


NOISES = {  # a law of noise: a ratio of scales, or another law
    "no noise": lambda law: 0,
    "half the scale": lambda law: 1 / 2,
    "twice the scale": lambda law: 2,
    "the variance for the scale": lambda law: 2 * law.scale,
    "the deviation for the scale": lambda law: 2**0.5,
    "the scale for the deviation": lambda law: 0.5**0.5,
    "Gaussian noise of the same variance": lambda law: "gaussian",
}
BATTERIES: dict[tuple[str, str], dict[str, Mistake]] = {
    # what is wrong, as the mistake of a law that it makes, or the chances then, or as rows call it
    ("randomised_response", "q2"): {
        "no noise": lambda law: 0.0,
        "half the scale": lambda law: law.events[0].chance / 2,
        "twice the scale": lambda law: min(1.0, 2 * law.events[0].chance),
        "the variance for the scale": lambda law: law.events[0].chance * (1 - law.events[0].chance),
        "truth and lie exchanged": lambda law: 1 - law.events[0].chance,
        "p rounded up to twentieths": lambda law: math.ceil(20 * law.events[0].chance) / 20,
    },
    ("laplace", "q4"): NOISES,
    ("continual_counting", "q4"): NOISES,
    ("exponential_mechanism", "q2"): {
        "no noise": gumbel(0),
        "half the scale": gumbel(1 / 2),
        "twice the scale": gumbel(2),
        "the variance for the scale": gumbel(math.pi**2 / 6),
    },
    ("sparse_vector", "q3"): {
        "a new threshold each time": "the threshold's noise were drawn anew for each question",
        "a new threshold after above": "the threshold's noise were drawn anew after an above",
        "no noise on the threshold": "there were no noise on the threshold",
        "no noise on questions": "there were no noise on the questions",
        "c left out": "c were left out: each above is shifted, and pays",
        "half the noise on questions": "a question were shifted by 1; it may fall while the "
        "threshold rises",
    },
    ("private_learning", "q5"): {
        "no noise": "there were no noise",
        "noise on one count": "only one of the two counts had noise",
        "twice the noise": "the noise were twice as large as it should be",
        "the variance for sigma": "sigma were taken for the variance",
        "the smaller count told": "the smaller count had won",
    },
}


@pytest.mark.parametrize(("name", "question"), BATTERIES)
def test_a_battery_accepts_a_wrong_law_at_most_once_in_a_million(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Independent draws of a wrong law are counted here; dependent ones in `test_law`."""
    rows = rows_of(name, question, monkeypatch)
    for how, mistake in BATTERIES[name, question].items():
        missed = 1.0
        for draws, level, calls in rows:
            row = calls.law
            if isinstance(mistake, str):
                named = [row.unlike(c) for c, text in calls.mistakes.items() if text == mistake]
                wrongs = named[0] if named else tuple(event.chance for event in row.events)
            else:
                wrong_law = mistake(row)
                wrongs = wrong_law if isinstance(wrong_law, tuple) else row.unlike(wrong_law)
            events = zip(row.events, wrongs, strict=True)
            missed *= min(
                accepted((draws, (event.chance, 1 - event.chance), 4 * level), (wrong, 1 - wrong))
                for event, wrong in events
            )
        assert missed <= AT_MOST, f"{how}: {missed:.1e}"


def vote(votes: Sequence[int], teachers: int, sigma: float, gap: int) -> Shape:
    """The chance that a row goes against the majority, which is that of the gap."""
    return (1 - NormalDist().cdf(gap / sigma / 2**0.5),)


def picks(utilities: Sequence[float], epsilon: float, sensitivity: float, draws: int) -> Shape:
    weights = [math.exp(epsilon * (u - max(utilities)) / 2 / sensitivity) for u in utilities]
    return tuple(w / math.fsum(weights) for w in weights)


def noise_of_a_tree(stream: Sequence[int], epsilon: float) -> float:
    return len(stream).bit_length() / epsilon


def noise_of_a_bin(
    data: Sequence[str], bins: Sequence[str], epsilon: float, neighbourhood: str
) -> float:
    return (2 if neighbourhood == "edit" else 1) / epsilon


Claim = Callable[..., float | Shape]
NOTEBOOK: dict[str, Any] = {}
"""The names of the notebook whose rows were recorded last."""


def sessions(
    values: list[int],
    threshold: float,
    epsilon: float,
    share: float,
    answers: int,
    cuts: tuple[int, ...],
    end: int,
) -> Shape:
    """How a session may go that makes noise for so many answers, and ends as it should."""
    first, second = 1 / (share * epsilon), 2 * answers / ((1 - share) * epsilon)
    return tuple(NOTEBOOK["q3_law"](values, threshold, first, second, end, cuts).values())


CLAIMS: dict[tuple[str, str], tuple[Claim, tuple[str, ...]]] = {
    # from the arguments of a row: a scale, or the chances of values in their order; and which of
    # them an answer could hold back, the others as they are
    ("continual_counting", "q4"): (noise_of_a_tree, ("epsilon",)),
    ("laplace", "q4"): (noise_of_a_bin, ("epsilon",)),
    ("randomised_response", "q2"): (lambda data, p: (p,), ("p",)),
    ("exponential_mechanism", "q2"): (picks, ("epsilon", "sensitivity")),
    ("private_learning", "q5"): (vote, ("sigma",)),
    ("sparse_vector", "q3"): (sessions, ("threshold", "epsilon", "share", "answers")),
}
USUAL = {  # values that an answer could take whatever it is told
    "epsilon": (0.5, 1, 2),
    "share": (0.5, 1 / 3),
    "sensitivity": (1, 2),
    "sigma": (1, 10),
    "p": (0.1, 0.25, 0.5),
}
ROUNDING = {"down": math.floor, "up": math.ceil, "": round}
ROUND = [m * 10.0**k for k in range(-2, 3) for m in range(1, 10)]


def held_back(
    question: Question, name: str, digits: str
) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """Ways to take a number for another one.

    To hold it back at one of few digits within its range, to put a usual one, to round it, or to
    mistake it where it is an int, or where it is a float.
    """
    edges = [edge for edge in question.domain[name].edges({}) if edge]  # at 0 nothing is drawn
    for at in ROUND:
        if min(edges) < at < max(edges) and f"{at:e}"[0] in digits:
            yield f"{name} at least {at:g}", partial(max, at)
            yield f"{name} at most {at:g}", partial(min, at)
    for usual in USUAL.get(name, ()):
        yield f"{name} taken for {usual:g}", lambda _, usual=usual: usual
    range_of = np.linspace(min(edges), max(edges), 997) if float in map(type, edges) else []
    for step, (way, to) in itertools.product((1, 0.5, 0.1), ROUNDING.items()):

        def rounded(value: Any, step: float = step, to: Callable[[float], int] = to) -> Any:
            found = round(to(round(value / step, 9)) * step, 9)
            return found if min(edges) <= found <= max(edges) else value

        if any(rounded(value) != value for value in range_of):
            yield f"{name} rounded {way} to a multiple of {step:g}", rounded
    for kind in {type(edge) for edge in edges}:  # as by a division that is another one of ints
        yield (
            f"{name} half as large, of type {kind.__name__}",
            lambda value, kind=kind: value / 2 if type(value) is kind else value,
        )


@pytest.mark.parametrize(("name", "question"), CLAIMS)
def test_an_argument_that_is_held_back_is_accepted_once_in_a_thousand(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a round value within its range, from above or below; or another is put for it."""
    declared: list[Question] = []
    monkeypatch.setattr(chance, "declare", declared.append)
    rows = rows_of(name, question, monkeypatch)
    claim, arguments = CLAIMS[name, question]
    [asked] = declared
    places = [*asked.domain]
    missed: dict[str, float] = {}
    digits = "125" if claim is sessions else "123456789"  # a session tells little
    if claim is sessions:  # an answer that is wrong about their number still ends with the last
        rows = [
            (draws, level, replace(row, arguments=(*row.arguments, row.arguments[4])))
            for draws, level, row in rows
            if row.law.whole
        ]
    for argument in arguments:
        place = places.index(argument)
        for how, change in held_back(asked, argument, digits):
            if claim is sessions and how.startswith("epsilon rounded") and how.endswith(" 0.1"):
                continue  # by at most a twelfth
            missed[how] = 1.0
            for draws, level, calls in rows:
                given = list(calls.arguments)
                given[place] = change(given[place])
                if given[place] != calls.arguments[place]:
                    missed[how] *= unseen(draws, level, calls.law, claim(*given))
    weak = {how: f"{left:.0e}" for how, left in missed.items() if left > 1e-3}
    assert not weak, str(weak)


def unseen(draws: int, level: float, right: claims.Law, wrong: float | Shape) -> float:
    """A bound of the chance that a row accepts this scale, or these chances of its values."""
    if right.scale and isinstance(wrong, float | int):
        ratio = wrong / right.scale
        chances: Sequence[float] = right.unlike(ratio)
        size = of_mean_size(draws, level, ratio)
    else:
        chances, size = right.unlike(wrong) if right.whole else wrong, 1.0
    return min(
        size,
        *(
            accepted((draws, (event.chance, 1 - event.chance), 4 * level), (other, 1 - other))
            for event, other in zip(right.events, chances, strict=True)
        ),
    )


def of_mean_size(draws: int, level: float, ratio: float) -> float:
    """The chance that the mean size of noises of this scale passes, where 1 is the right one."""

    def odd(mean: float) -> float:
        return draws * (mean - 1 - math.log(mean)) + math.log(level / 2)

    low, high = brentq(odd, 1e-30, 1), brentq(odd, 1, 1e6)
    passes = gamma.cdf(high * draws / ratio, draws) - gamma.cdf(low * draws / ratio, draws)
    return max(float(passes), 1e-15)


FROM_ONE: dict[str, Callable[[float], float]] = {
    # two flips from one number: the chance that both happen, for one of p
    "the next digits": lambda p: together(p, lambda u: 10 * u % 1),
    "the next bits": lambda p: together(p, lambda u: 2 * u % 1),
    "the complement": lambda p: together(p, lambda u: 1 - u),
    "moved by a half": lambda p: together(p, lambda u: (u + 0.5) % 1),
}


def together(p: float, other: Callable[[Any], Any]) -> float:
    """The share of the numbers from 0 to 1 that are below p, and from which one below p is made."""
    u = (np.arange(10**6) + 0.5) / 10**6
    return float(((u < p) & (other(u) < p)).mean())


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("how", FROM_ONE)
def test_flips_of_which_two_come_from_one_number_are_accepted_once_in_a_thousand(
    how: str, small: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neighbours in a call; whatever p is, or only where it is small."""
    missed = 1.0
    for draws, level, calls in rows_of("randomised_response", "q2", monkeypatch):
        [event] = calls.law.events
        length, p = draws // calls.times, event.chance
        if length <= 6 or (small and p > 0.1):
            continue
        pairs, both = calls.times * (length // 2), FROM_ONE[how](p)
        if p < 0.25:  # what `events._alike_pairs` counts
            right, wrong = p**2, both
        else:
            right, wrong = p**2 + (1 - p) ** 2, 1 - 2 * p + 2 * both
        missed *= accepted((pairs, (right, 1 - right), 4 * level), (wrong, 1 - wrong))
    assert missed <= 1e-3, f"{missed:.1e}"


AGAIN = {  # a share of the picks of a call are some of its others; where; in calls of which length
    "the last third": (1 / 3, False, 1),
    "the last third of long calls": (1 / 3, False, 500),
    "a third, anywhere": (1 / 3, True, 1),
    "each one twice, anywhere": (1 / 2, True, 1),
    "each one twice, anywhere in long calls": (1 / 2, True, 500),
}


@pytest.mark.parametrize("how", AGAIN)
def test_picks_that_are_used_again_are_accepted_once_in_a_thousand(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By how far the ratio of a row lies above its limit: it is a sum of many, so about normal."""
    share, anywhere, least = AGAIN[how]
    rng, sure = np.random.default_rng(1), []
    for draws, level, calls in rows_of("exponential_mechanism", "q2", monkeypatch):
        length, chances = draws // calls.times, [event.chance for event in calls.law.events]
        if draws < 1000 or length < least:
            continue
        logs = []
        for _ in range(24):
            # The number of an event, which is what the claim is about.
            found = rng.choice(
                len(chances), (calls.times, length), p=np.divide(chances, sum(chances))
            )
            again = int(share * length)
            for drawn in found:
                drawn[length - again :] = rng.permutation(drawn[: length - again])[:again]
            if anywhere:
                found = rng.permuted(found, axis=1)
            numbered = [
                replace(e, happens=partial(operator.eq, i)) for i, e in enumerate(calls.law.events)
            ]
            row = replace(calls, law=replace(calls.law, events=tuple(numbered)))
            logs.append(max(-math.log(c.bound or 1) for c in reuse.drawn_again([row], [found])))
        if np.ptp(logs):
            sure.append((np.mean(logs) + math.log(level)) / np.std(logs, ddof=1))
    assert max(sure) > 3.3, sure  # a normal number is further below its mean once in two thousand


def rows_of(
    name: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, float, claims.Calls]]:
    """The rows of a question's batteries: how many draws, the level of a tail, the calls."""
    found: list[tuple[int, float, claims.Calls]] = []
    levels: list[float] = []
    judge, improbable = checks.joint_law, counts.Count.improbable

    def level_of(count: counts.Count, level: float) -> str:
        levels.append(level)
        return improbable(count, level)

    def record(draw: object, table: Sequence[claims.Calls], why: str, **rest: object) -> None:
        widths = {}
        NOTEBOOK.update(getattr(draw, "__globals__", {}))

        def counted(times: int, rng: object, *arguments: object) -> Iterator[Sequence[object]]:
            for drawn in draw(times, rng, *arguments):
                widths[id(arguments[0]), arguments[1:]] = len(drawn)
                yield drawn

        judge(counted, table, why, **rest)
        for row in table:
            width = widths[id(row.arguments[0]), row.arguments[1:]]
            if 0 < row.law.events[0].chance < 1:
                found.append((row.times * width, levels[-1], row))

    monkeypatch.setattr(checks, "joint_law", record)
    monkeypatch.setattr(counts.Count, "improbable", level_of)
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
    assert judged == {*BATTERIES}
