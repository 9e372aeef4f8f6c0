"""What is claimed of draws: events with their chances, laws, and calls to make."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from dpedu import _validate as validate
from dpedu.checks.calls import show
from dpedu.checks.chance import probabilities

Draws = npt.NDArray[Any]
"""A row a call, a column a position."""
Bits = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Event:
    """A yes or no about one draw, and its chance under the law."""

    words: str
    chance: float
    happens: Callable[[Draws], Bits]


@dataclass(frozen=True)
class Law:
    """What each single draw follows.

    ``twins`` are the events by which dependence is looked for, so many first ones; ``unlike``
    gives the chances of the events under another law, which a mistake would make. Of ``whole``
    laws just one of the events happens at each draw.
    """

    events: tuple[Event, ...]
    twins: int
    unlike: Callable[[Any], tuple[float, ...]]
    scale: float | None = None
    whole: bool = False


@dataclass(frozen=True)
class Calls:
    """One row of a battery's table: so many calls with these arguments, and the law of each draw.

    ``groups`` may name the positions, for draws that could depend on the data there; ``mistakes``
    go from what a law was taken for (a ratio of scales, another probability) to its words.
    """

    times: int
    arguments: tuple[Any, ...]
    law: Law
    groups: Sequence[Hashable] = ()
    mistakes: Mapping[Any, str] = field(default_factory=dict)

    @property
    def shown(self) -> str:
        """The arguments, for a message."""
        return ", ".join(show(argument) for argument in self.arguments)

    @property
    def likeliest(self) -> float:
        """A bound of the chance of any one value of a draw."""
        chance = self.law.events[0].chance
        return max(chance, 1 - chance)


def _between(low: float, high: float, *, size: bool = False) -> Callable[[Draws], Bits]:
    def happens(z: Draws) -> Bits:
        of = abs(z) if size else z
        return np.asarray((low < of) & (of < high))

    return happens


_PLACES = (  # of noise in scales: between which bounds, of its size or itself
    ("above 0", 0.0, math.inf, False),
    ("nearer to 0 than λ ln 2", 0.0, math.log(2), True),
    ("further from 0 than λ ln 5", math.log(5), math.inf, True),
    ("further from 0 than λ ln 50", math.log(50), math.inf, True),
    ("further from 0 than λ ln 300", math.log(300), math.inf, True),
    ("further from 0 than λ ln 1000", math.log(1000), math.inf, True),
    ("nearer to 0 than λ ln 20/19", 0.0, math.log(20 / 19), True),
    ("above λ ln 5", math.log(5), math.inf, False),
    ("below -λ ln 5", -math.inf, -math.log(5), False),
    ("from 0 to λ ln 2", 0.0, math.log(2), False),
)


def _laplace_below(z: float) -> float:
    return math.exp(z) / 2 if z < 0 else 1 - math.exp(-z) / 2


def _gauss_below(z: float) -> float:
    return (1 + math.erf(z / 2)) / 2  # of variance 2, as Laplace noise of scale 1


def laplace(scale: float) -> Law:
    """Laplace noise of this scale; mistakes are ratios of scales, or ``"gaussian"``.

    Raises
    ------
    TypeError, ValueError
        If the scale is no number above 0.

    Examples
    --------
    >>> [round(event.chance, 3) for event in laplace(2).events[:4]]
    [0.5, 0.5, 0.2, 0.02]
    """
    scale = validate.positive_float(scale=scale)

    def chances(ratio: Any) -> tuple[float, ...]:
        below = _gauss_below if ratio == "gaussian" else _laplace_below
        wide = 1.0 if ratio == "gaussian" else max(float(ratio), 1e-9)
        found = []
        for _, low, high, size in _PLACES:
            one = below(high / wide) - below(low / wide)
            found.append(2 * one if size else one)
        return tuple(found)

    events = tuple(
        Event(f"noises are {words}", chance, _between(low, high, size=size))
        for (words, low, high, size), chance in zip(_PLACES, chances(1), strict=True)
    )
    return Law(events, 2, chances, scale)


def among(
    chances: Mapping[Any, float], words: Mapping[Any, str] | None = None, *, twins: int = 3
) -> Law:
    """One of finitely many values; mistakes are tuples of other probabilities, in their order.

    Raises
    ------
    TypeError, ValueError
        If the chances are no distribution.

    Examples
    --------
    >>> among({0: 0.75, 1: 0.25}).events[1].words
    'draws are 1'
    """
    probabilities(chances=chances.values())
    likely = sorted(chances, key=lambda value: abs(chances[value] - 0.5))
    order = {value: i for i, value in enumerate(chances)}
    events = tuple(
        Event(
            (words or {}).get(value, f"draws are {show(value)}"),
            float(chances[value]),
            functools.partial(operator.eq, value),
        )
        for value in likely
    )

    def unlike(others: Any) -> tuple[float, ...]:
        return tuple(others[order[value]] for value in likely)

    return Law(events, min(twins, len(events) - (len(events) == 2)), unlike, whole=True)


def coin(p: float, words: str = "coins show 1") -> Law:
    """1 with probability p, else 0; mistakes are other probabilities of 1.

    Raises
    ------
    TypeError, ValueError
        If it is no probability.
    """
    event = Event(words, float(validate.probability(p=p)), lambda z: z == 1)
    return Law((event,), 1, lambda other: (float(other),))
