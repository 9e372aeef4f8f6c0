"""What comes back: values, with how far off they may be.

All of it is computed from the noisy measurements and the plan, so it is post-processing and costs
nothing. Standard errors and intervals speak of the noise. What clamping, rounding to steps and the
bound on rows a person change, they do not see: their truth is that of the clamped data.

- **Counts and sums**: ``value ± α``, with α the least whole number (of steps) that discrete Laplace
  noise keeps within with a probability of at least 95 %; the standard error is the noise's own.
  Both are exact. Values stay unbiased: a count may come out negative.
- **AVG**: the noisy sum over the noisy count, and over 1 if that is less; then clamped to the
  declared bounds. A ratio has no exact interval. The sum and the count have one each, with
  probability √0.95, and both hold with 95 %, as the noises are independent; the interval goes
  from the least to the largest ratio that they allow, within the bounds. It is conservative. The
  standard error is that of the ratio's linear part (delta method), at most the width of the bounds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from dpedu import _validate as validate
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.sql.plan import Key, NoisyTotal, Output, Plan, mechanism

if TYPE_CHECKING:
    from pandas import DataFrame

CONFIDENCE = Fraction(19, 20)

Number = int | float


@dataclass(frozen=True)
class Answer:
    """One answer, in one cell.

    Attributes
    ----------
    name
        What was asked for.
    keys
        The keys of its cell; none if nothing was grouped.
    value, standard_error
        The answer, and the standard error of its noise.
    interval
        An interval that holds the true answer with a probability of at least 95 %.
    """

    name: str
    keys: tuple[Key, ...]
    value: Number
    standard_error: float
    interval: tuple[Number, Number]


@dataclass(frozen=True)
class Reply:
    """All answers to a statement.

    Attributes
    ----------
    statement
        The statement, as it stands in the ledger.
    groups
        The columns of ``GROUP BY``.
    answers
        The answers, cell by cell.
    spent, left
        ε that the statement cost, and ε that can still be spent.
    """

    statement: str
    groups: tuple[str, ...]
    answers: tuple[Answer, ...]
    spent: Fraction
    left: Fraction

    def __iter__(self) -> Iterator[Answer]:
        return iter(self.answers)

    def __len__(self) -> int:
        return len(self.answers)

    def __getitem__(self, place: int) -> Answer:
        return self.answers[place]

    @property
    def only(self) -> Answer:
        """The answer, if there is but one.

        Raises
        ------
        ValueError
            If there are several: they are in `answers`, and in `frame`.
        """
        if len(self.answers) != 1:
            raise ValueError(f"there are {len(self.answers)} answers: see .answers, or .frame()")
        return self.answers[0]

    @property
    def value(self) -> Number:
        """The value of the only answer."""
        return self.only.value

    @property
    def standard_error(self) -> float:
        """The standard error of the only answer."""
        return self.only.standard_error

    @property
    def interval(self) -> tuple[Number, Number]:
        """The 95 % interval of the only answer."""
        return self.only.interval

    def frame(self) -> DataFrame:
        """A data frame: the keys, then answer, value, standard_error, low and high.

        A column of keys with the name of one of these is called ``key value``, and so on.
        """
        import pandas as pd

        own = ["answer", "value", "standard_error", "low", "high"]
        heads = [*(f"key {name}" if name in own else name for name in self.groups), *own]
        rows = [
            (*each.keys, each.name, each.value, each.standard_error, *each.interval)
            for each in self.answers
        ]
        return pd.DataFrame(rows, columns=heads)

    def __str__(self) -> str:
        heads = [*self.groups, "answer", "value", "± s.e.", "95 % interval"]
        lines = [heads] + [
            [*map(str, each.keys), each.name, _shown(each.value), f"{each.standard_error:.4g}",
             f"{_shown(each.interval[0])} to {_shown(each.interval[1])}"]
            for each in self.answers
        ]  # fmt: skip
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        table = [
            "  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip()
            for line in lines
        ]
        return "\n".join([*table, f"spent ε = {_amount(self.spent)}, left {_amount(self.left)}"])

    def _repr_html_(self) -> str:
        table: str = self.frame().to_html(index=False)
        return f"{table}<p>spent ε = {_amount(self.spent)}, left {_amount(self.left)}</p>"


def _shown(value: Number) -> str:
    return str(value) if isinstance(value, int) else f"{value:.6g}"


def _amount(epsilon: Fraction) -> str:
    """An amount of ε, exactly: as a decimal, or as a fraction if it has none of 40 digits."""
    shown = validate.decimal(epsilon, 40)
    return shown if Fraction(shown) == epsilon else str(epsilon)


def answers(
    plan: Plan, rulers: list[Ruler], noisy: list[dict[NoisyTotal, list[int]]]
) -> tuple[Answer, ...]:
    """The answers of a plan.

    Parameters
    ----------
    plan
        The plan.
    rulers
        The ruler of each output of the plan.
    noisy
        For each output of the plan, its noisy measurements, one number a cell.
    """
    made = []
    for place, keys in enumerate(plan.cells):
        for ruler, measured in zip(rulers, noisy, strict=True):
            values = [measured[each][place] for each in ruler.output.measurements]
            made.append(ruler.answer(keys, values))
    return tuple(made)


class Ruler:
    """Measures one output's errors: the same in all cells, and known without the data."""

    def __init__(self, plan: Plan, output: Output) -> None:
        self.output = output
        noises = [
            mechanism(each, plan.table.neighbourhood) if each.sensitivity else None
            for each in output.measurements
        ]
        confidence = float(CONFIDENCE) ** (1 / len(noises))
        self.variances = [0.0 if noise is None else noise.variance for noise in noises]
        self.reaches = [_reach(noise, confidence) for noise in noises]

    def answer(self, keys: tuple[Key, ...], values: list[int]) -> Answer:
        """The answer in a cell with these noisy measurements."""
        output = self.output
        if output.function == "avg":
            return self._average(keys, *values)
        (value,), (reach,), (variance,) = values, self.reaches, self.variances
        step = Fraction(1) if output.column is None else Fraction(output.column.step)
        # Whole steps give whole numbers, in all cells; other steps give floats in all cells.
        shown: type[Number] = int if step.denominator == 1 else float
        low, high = shown((value - reach) * step), shown((value + reach) * step)
        error = math.sqrt(variance) * float(step)
        return Answer(output.name, keys, shown(value * step), error, (low, high))

    def _average(self, keys: tuple[Key, ...], total: int, count: int) -> Answer:
        output, column = self.output, self.output.column
        assert column is not None
        step, middle = Fraction(column.step), output.measurements[0].middle
        low, high = column.codes

        def worth(total: int, count: int) -> Fraction:
            """An average, in steps, within the bounds."""
            return min(max(Fraction(total, max(count, 1)) + middle, Fraction(low)), Fraction(high))

        reach, slack = self.reaches
        corners = [worth(total + i * reach, count + j * slack) for i in (-1, 1) for j in (-1, 1)]
        people = max(count, 1)
        slope = worth(total, count) - middle
        variance = (self.variances[0] + float(slope) ** 2 * self.variances[1]) / people**2
        error = min(math.sqrt(variance), float(high - low)) * float(step)
        return Answer(
            output.name, keys, float(worth(total, count) * step), error,
            (float(min(corners) * step), float(max(corners) * step)),
        )  # fmt: skip


def _reach(noise: DiscreteLaplace | None, probability: float) -> int:
    return 0 if noise is None else noise.accuracy(probability)
