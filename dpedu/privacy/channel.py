"""The `Channel`: a mechanism with finitely many data sets and outputs, as a table.

"A mechanism is a family of distributions π(· ∣ x), one for each data set x." For finitely many data
sets and outputs that sentence is a table: a row for each data set, a column for each output, every
row a distribution. Whatever the theory defines can then be computed, and with `Fraction`s as
entries it is computed exactly. That makes a channel the place where a theorem of the book is
checked on small cases.

References
----------
Alvim, Chatzikokolakis, McIver, Morgan, Palamidessi and Smith, "The science of quantitative
information flow", 2020, for channels.
"""

from __future__ import annotations

import html
import itertools
import math
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, fraction, least, logarithm, magnitude, up
from dpedu._validate import Number, Randomness
from dpedu.neighbours import DataSet, Relation, neighbourhood_of, neighbouring_pairs
from dpedu.noise.choice import picks
from dpedu.privacy import divergences
from dpedu.privacy.divergences import Pairs, Probabilities
from dpedu.privacy.guarantee import Guarantee

Output = Any
MOST_CELLS = 2**20
"""Of a table that is made from another, or from a mechanism: above, only theorems are of use."""


class Channel:
    """A finite mechanism: the probability of each output, given each data set.

    Parameters
    ----------
    matrix
        Shape (data sets, outputs); every row sums to 1. Where all entries are `Fraction`s (or the
        whole numbers 0 and 1) every result that is rational is exact; otherwise entries are floats.
    inputs
        The data sets, one a row: distinct tuples of hashable records.
    outputs
        The outputs, one a column: distinct hashable values.

    Raises
    ------
    TypeError
        If an input is not a tuple, or an entry not a number.
    ValueError
        If a row is not a distribution, a label occurs twice, or the shapes do not agree.

    Notes
    -----
    Methods that take a `neighbourhood` answer for the worst ordered pair of neighbours among the
    inputs, and refuse if there is no such pair: about neighbours that the table does not hold it
    can say nothing.

    Examples
    --------
    Randomised response of one person with two fair coins:

    >>> quarter = Fraction(1, 4)
    >>> coins = Channel(
    ...     [[1 - quarter, quarter], [quarter, 1 - quarter]], inputs=[(0,), (1,)], outputs=[0, 1]
    ... )
    >>> coins.probability(1, given=(0,))
    Fraction(1, 4)
    >>> coins.max_ratio("edit")
    Fraction(3, 1)
    >>> print(coins.guarantee("edit"))
    1.09861-DP under edit neighbours
    """

    def __init__(
        self,
        matrix: Sequence[Probabilities] | NDArray[Any],
        *,
        inputs: Sequence[DataSet],
        outputs: Sequence[Output],
    ) -> None:
        self.inputs: tuple[DataSet, ...] = _labels(inputs=inputs)
        self.outputs: tuple[Output, ...] = _labels(outputs=outputs)
        for data in self.inputs:
            if not isinstance(data, tuple):
                raise TypeError(
                    f"inputs must be data sets, tuples of records, got {validate.show(data)}"
                )
        rows = [divergences.distribution(matrix=row) for row in validate.listed(matrix=matrix)]
        if len(rows) != len(self.inputs):
            raise ValueError(f"matrix must have {len(self.inputs)} rows, got {len(rows)}")
        for row in rows:
            if row.size != len(self.outputs):
                raise ValueError(f"matrix must have {len(self.outputs)} columns, got {row.size}")
        self._exact = all(row.dtype == object for row in rows)
        self._matrix = np.array([row if self._exact else row.astype(np.float64) for row in rows])
        self._matrix.setflags(write=False)
        self._row = {data: index for index, data in enumerate(self.inputs)}
        self._column = {output: index for index, output in enumerate(self.outputs)}

    @classmethod
    def from_distributions(
        cls,
        inputs: Sequence[DataSet],
        distribution: Callable[[DataSet], Mapping[Any, Number]],
    ) -> Channel:
        """The channel whose row for x is ``distribution(x)``, a mapping from output to probability.

        Outputs stand in the order in which they first occur; one that a row does not mention has
        probability 0 there.

        Examples
        --------
        The exact number of ones is no private release:

        >>> exact = Channel.from_distributions([(0,), (1,)], lambda data: {sum(data): Fraction(1)})
        >>> exact.epsilon("edit")
        inf
        """
        validate.function(distribution=distribution)
        rows = []
        for data in validate.listed(inputs=inputs):
            row = distribution(data)
            if not isinstance(row, Mapping):
                raise TypeError(
                    f"distribution must give a mapping from outputs to probabilities, "
                    f"got {validate.show(row)}"
                )
            rows.append(dict(row))
        outputs = list(dict.fromkeys(output for row in rows for output in row))
        return cls(
            [[row.get(output, Fraction(0)) for output in outputs] for row in rows],
            inputs=inputs,
            outputs=outputs,
        )

    # The table ------------------------------------------------------------------------------------

    @property
    def matrix(self) -> NDArray[Any]:
        """The table, read-only, shape (data sets, outputs); `Fraction`s if the channel is exact."""
        return self._matrix

    @property
    def is_exact(self) -> bool:
        """Whether all entries are `Fraction`s."""
        return self._exact

    def row(self, data: DataSet) -> NDArray[Any]:
        """The distribution π(· ∣ data) over the outputs, in their order.

        Raises
        ------
        ValueError
            If `data` is not one of the inputs.
        """
        return np.asarray(self._matrix[_index(self._row, data=data)])

    def probability(self, output: Output, *, given: DataSet) -> Number:
        """π(output ∣ given).

        Raises
        ------
        ValueError
            If the output or the data set is not in the table.
        """
        row = self._matrix[_index(self._row, given=given)]
        entry: Number = row.tolist()[_index(self._column, output=output)]
        return entry

    def event_probability(self, outputs: Collection[Output], *, given: DataSet) -> Number:
        """π(A ∣ given) for a set A of outputs.

        Raises
        ------
        TypeError
            If `outputs` is no collection.
        ValueError
            If an output or the data set is not in the table.

        Examples
        --------
        >>> half = Fraction(1, 2)
        >>> coin = Channel([[half, half]], inputs=[()], outputs=["heads", "tails"])
        >>> coin.event_probability({"heads", "tails"}, given=())
        Fraction(1, 1)
        """
        listed = validate.listed(outputs=outputs)
        columns = {_index(self._column, outputs=output) for output in listed}
        row = self._matrix[_index(self._row, given=given)].tolist()
        return sum((row[column] for column in columns), Fraction(0) if self._exact else 0.0)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Channel)
            and self.inputs == other.inputs
            and self.outputs == other.outputs
            and bool((self._matrix == other._matrix).all())
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        kind = "exact" if self._exact else "float"
        rows = validate.many(len(self.inputs), "data set")
        return f"<Channel: {rows}, {validate.many(len(self.outputs), 'output')}, {kind}>"

    def _repr_html_(self) -> str:
        return self._table("data set", "output", self.inputs)

    def show(self, *, data: str, output: str) -> None:
        """Show the table with words for its rows and columns, such as "truth" and "answer".

        Where every data set is that of one person, rows are called by the record alone.

        Parameters
        ----------
        data
            What a data set is here.
        output
            What an output is here.
        """
        from IPython.display import display

        validate.string(data=data)
        validate.string(output=output)
        single = all(len(records) == 1 for records in self.inputs)
        rows = [records[0] for records in self.inputs] if single else self.inputs
        shown = {"text/html": self._table(data, output, rows), "text/plain": repr(self)}
        display(shown, raw=True)  # type: ignore[no-untyped-call]

    def _table(self, data: str, output: str, names: Sequence[object]) -> str:
        def cells(tag: str, values: Sequence[object]) -> str:
            return "".join(f"<{tag}>{html.escape(str(value))}</{tag}>" for value in values)

        head = (
            f'<tr><td></td><th colspan="{len(self.outputs)}">{html.escape(output)}</th></tr>'
            f"<tr>{cells('th', [data, *self.outputs])}</tr>"
        )
        body = "".join(
            f"<tr>{cells('th', [name])}"
            + cells("td", row if self._exact else [f"{value:.4g}" for value in row])
            + "</tr>"
            for name, row in zip(names, self._matrix.tolist(), strict=True)
        )
        return f'<table class="dp-table"><thead>{head}</thead><tbody>{body}</tbody></table>'

    # Privacy --------------------------------------------------------------------------------------

    def _worst(self, measure: Callable[[Pairs], Any], neighbourhood: Relation) -> Any:
        """The largest value of `measure` over all ordered pairs of neighbouring rows."""
        pairs = list(neighbouring_pairs(self.inputs, neighbourhood))
        if not pairs:
            name = (
                "the given relation" if callable(neighbourhood) else neighbourhood_of(neighbourhood)
            )
            raise ValueError(f"no two inputs of this channel are neighbours under {name}")
        row = dict(zip(self.inputs, self._matrix.tolist(), strict=True))
        return max(measure(list(zip(row[x], row[other], strict=True))) for x, other in pairs)

    def max_ratio(self, neighbourhood: Relation) -> Number:
        """The largest ``π(A ∣ x) / π(A ∣ x')``, that is e^ε; exact if possible."""
        ratio: Number = self._worst(divergences._max_ratio, neighbourhood)
        return ratio

    def epsilon(self, neighbourhood: Relation) -> float:
        """The least ε for which the channel is ε-DP, rounded up; infinite if there is none.

        It is the logarithm of `max_ratio`, a quotient that floats round by half of their last digit
        where the table is of floats.

        Parameters
        ----------
        neighbourhood
            ``"membership"``, ``"edit"``, or a symmetric relation between data sets.

        Raises
        ------
        ValueError
            If no two inputs are neighbours.

        References
        ----------
        Dwork, McSherry, Nissim and Smith, "Calibrating noise to sensitivity in private data
        analysis", TCC 2006, Definition 1.
        """
        ratio = self.max_ratio(neighbourhood)
        if ratio == math.inf:
            return math.inf
        return up(logarithm(digits(), Fraction(ratio)))

    def guarantee(self, neighbourhood: Relation) -> Guarantee:
        """The pure guarantee that the channel gives under a named neighbourhood."""
        return Guarantee(
            epsilon=self.epsilon(neighbourhood), neighbourhood=neighbourhood_of(neighbourhood)
        )

    def hockey_stick(self, factor: Number, neighbourhood: Relation) -> Number:
        """The largest ``E_c(π_x ‖ π_x')`` over neighbours, for the factor c; exact if possible."""
        factor = validate.non_negative(factor=factor)
        worst: Number = self._worst(
            lambda pairs: divergences._hockey_stick(pairs, factor), neighbourhood
        )
        return worst

    def delta(self, epsilon: Number, neighbourhood: Relation) -> float:
        """The privacy profile δ(ε): the least δ for which the channel is (ε, δ)-DP.

        Rounded up where the table is exact.

        Parameters
        ----------
        epsilon
            ε ≥ 0; infinity is allowed.
        neighbourhood
            ``"membership"``, ``"edit"``, or a symmetric relation between data sets.

        References
        ----------
        Balle, Barthe and Gaboardi, "Privacy profiles and amplification by subsampling", JPC 2020.

        Examples
        --------
        >>> coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs=[0, 1])
        >>> coins.delta(0, "edit")
        0.5
        >>> round(coins.delta(math.log(2), "edit"), 12)
        0.25
        """
        epsilon = validate.extended_non_negative(epsilon=epsilon)
        if math.inf > epsilon >= self.epsilon(neighbourhood):  # rounding could leave a last digit
            return 0.0
        smallest = min(entry for entry in self._matrix.flat if entry > 0)
        if epsilon > 1 - divergences.log(smallest):  # e^ε times it is above any probability
            outside = self._worst(_mass_outside_support, neighbourhood)
            return up(outside) if self._exact else float(outside)
        factor = _exponential(least(epsilon))
        if self._exact or epsilon > 700:  # e^ε is beyond floats
            return up(self._worst(lambda pairs: _exact_hockey_stick(pairs, factor), neighbourhood))
        return float(self.hockey_stick(float(factor), neighbourhood))

    def total_variation(self, neighbourhood: Relation) -> Number:
        """The largest total variation distance between neighbouring rows; exact if possible."""
        return self.hockey_stick(1, neighbourhood)

    def kl(self, neighbourhood: Relation) -> float:
        """The largest KL divergence between neighbouring rows, in nats, over both orders."""
        return float(self._worst(divergences._kl, neighbourhood))

    def renyi(self, order: Number, neighbourhood: Relation) -> float:
        """The largest Rényi divergence of that order between neighbouring rows."""
        order = divergences._order(order)
        return float(self._worst(lambda pairs: divergences._renyi(pairs, order), neighbourhood))

    def posterior(self, prior: Mapping[DataSet, Number], output: Output) -> dict[DataSet, Number]:
        """What to believe about the data after seeing `output`, by Bayes' theorem.

        Parameters
        ----------
        prior
            The belief β(x) in each data set: probabilities that sum to 1. Data sets that it does
            not mention are held impossible.
        output
            The output that was seen.

        Returns
        -------
        dict
            The posterior probability of each data set of the prior; exact if all is exact.

        Raises
        ------
        TypeError
            If the prior is no mapping.
        ValueError
            If the prior is no distribution on the inputs, or holds the output impossible.

        Examples
        --------
        >>> quarter = Fraction(1, 4)
        >>> coins = Channel(
        ...     [[1 - quarter, quarter], [quarter, 1 - quarter]],
        ...     inputs=[(0,), (1,)],
        ...     outputs=[0, 1],
        ... )
        >>> coins.posterior({(0,): Fraction(9, 10), (1,): Fraction(1, 10)}, 1)
        {(0,): Fraction(3, 4), (1,): Fraction(1, 4)}
        """
        if not isinstance(prior, Mapping):
            raise TypeError(f"prior must be a mapping, got {validate.show(prior)}")
        beliefs = divergences.distribution(prior=list(prior.values())).tolist()
        column = _index(self._column, output=output)
        joint = [
            belief * self._matrix[_index(self._row, prior=data)].tolist()[column]
            for data, belief in zip(prior, beliefs, strict=True)
        ]
        evidence = sum(joint)
        if evidence == 0:
            raise ValueError(f"output is impossible under the prior, got {validate.show(output)}")
        return {data: weight / evidence for data, weight in zip(prior, joint, strict=True)}

    # New channels from old ------------------------------------------------------------------------

    def compose(self, other: Channel) -> Channel:
        """Both channels on the same data, with independent randomness; outputs are pairs.

        Raises
        ------
        TypeError
            If `other` is not a channel.
        ValueError
            If the channels do not have the same inputs.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem 3.14:
        the ε of a composition is at most the sum.
        """
        return self._followed_by([self._next(other=other)] * len(self.outputs))

    def compose_adaptively(self, choose: Callable[[Output], Channel]) -> Channel:
        """This channel, then on the same data the channel that `choose` names for its output.

        Parameters
        ----------
        choose
            From an output of this channel to the next channel, which has the same inputs.

        Returns
        -------
        Channel
            Outputs are the pairs (first output, second output).

        Raises
        ------
        TypeError
            If `choose` is not a function, or gives something else than a channel.
        ValueError
            If a chosen channel does not have the same inputs.
        """
        validate.function(choose=choose)
        return self._followed_by([self._next(choose=choose(output)) for output in self.outputs])

    def _next(self, **argument: object) -> Channel:
        ((name, step),) = argument.items()
        if not isinstance(step, Channel):
            raise TypeError(f"{name} must give a channel, got {validate.show(step)}")
        if step.inputs != self.inputs:
            raise ValueError(f"{name} must have the same inputs, got {validate.show(step.inputs)}")
        return step

    def _followed_by(self, steps: Sequence[Channel]) -> Channel:
        """This channel, then for each output the channel that stands in its place."""
        return Channel(
            [
                _settled([first * second for first, step in zip(row, steps, strict=True)
                          for second in step.row(data).tolist()])
                for data, row in zip(self.inputs, self._matrix.tolist(), strict=True)
            ],
            inputs=self.inputs,
            outputs=[
                (first, second)
                for first, step in zip(self.outputs, steps, strict=True)
                for second in step.outputs
            ],
        )  # fmt: skip

    def repeat(self, times: int) -> Channel:
        """n-fold composition: this channel `times` times on the same data; outputs are tuples.

        Raises
        ------
        TypeError, ValueError
            If `times` is no whole number of at least 1, or the table would have more than 2²⁰
            cells, a column counted as two if it is the only one.

        Examples
        --------
        >>> coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs=[0, 1])
        >>> coins.repeat(3).epsilon("edit") / coins.epsilon("edit")
        3.0
        """
        times = validate.integer(1, times=times)
        _fits(len(self.outputs), len(self.inputs), times=times)
        outputs = list(itertools.product(self.outputs, repeat=times))
        rows = [
            _settled([math.prod(cells) for cells in itertools.product(row, repeat=times)])
            for row in self._matrix.tolist()
        ]
        return Channel(rows, inputs=self.inputs, outputs=outputs)

    def local(self, people: int) -> Channel:
        """The local mechanism in which each of several people sends a record through this channel.

        Parameters
        ----------
        people
            How many people, each with the data of one of this channel's inputs.

        Returns
        -------
        Channel
            Inputs are the data sets of all people one after another, outputs the tuples of answers.

        Raises
        ------
        TypeError, ValueError
            If `people` is no whole number of at least 1, or the table would have more than 2²⁰
            cells.

        Examples
        --------
        >>> coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs=[0, 1])
        >>> survey = coins.local(2)
        >>> survey.inputs
        ((0, 0), (0, 1), (1, 0), (1, 1))
        >>> survey.epsilon("edit") == coins.epsilon("edit")
        True
        """
        people = validate.integer(1, people=people)
        _fits(len(self.inputs) * len(self.outputs), 1, people=people)
        rows = [
            _settled([math.prod(cells) for cells in itertools.product(*combination)])
            for combination in itertools.product(self._matrix.tolist(), repeat=people)
        ]
        return Channel(
            rows,
            inputs=[sum(parts, ()) for parts in itertools.product(self.inputs, repeat=people)],
            outputs=list(itertools.product(self.outputs, repeat=people)),
        )

    def post_process(
        self, step: Callable[[Output], Hashable] | Mapping[Output, Mapping[Any, Number]]
    ) -> Channel:
        """This channel, followed by a step that sees its output and no data.

        Parameters
        ----------
        step
            A function of the output, or, for a randomised step, for each output a mapping from new
            outputs to probabilities.

        Raises
        ------
        TypeError
            If the step is neither a function nor a mapping.
        ValueError
            If a randomised step misses an output, or gives it no distribution.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Proposition
        2.1: no divergence of this module grows.

        Examples
        --------
        >>> coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs=[0, 1])
        >>> coins.post_process(lambda answer: "any").epsilon("edit")
        0.0
        """
        if callable(step):
            after = [step(output) for output in self.outputs]
            for new in after:
                if not _hashes(new):
                    raise TypeError(f"step must give hashable values, got {validate.show(new)}")
            moves = {
                output: {new: Fraction(1)} for output, new in zip(self.outputs, after, strict=True)
            }
        elif not isinstance(step, Mapping):
            raise TypeError(f"step must be a function or a mapping, got {validate.show(step)}")
        else:
            moves = {output: dict(step[_known(step, output)]) for output in self.outputs}
            for output, move in moves.items():
                divergences.distribution(**{f"step[{output!r}]": list(move.values())})
        new_outputs = list(dict.fromkeys(new for move in moves.values() for new in move))
        rows = [
            [
                sum(
                    mass * moves[output].get(new, Fraction(0))
                    for output, mass in zip(self.outputs, row, strict=True)
                )
                for new in new_outputs
            ]
            for row in self._matrix.tolist()
        ]
        return Channel(list(map(_settled, rows)), inputs=self.inputs, outputs=new_outputs)

    # Sampling -------------------------------------------------------------------------------------

    @np.errstate(all="ignore")
    def release(self, data: DataSet, *, rng: Randomness) -> Output:
        """One output, drawn from π(· ∣ data).

        Parameters
        ----------
        data
            One of the inputs.
        rng
            Source of randomness.

        Examples
        --------
        >>> coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs="ny")
        >>> coins.release((1,), rng=np.random.default_rng(1))
        'y'
        """
        return self.outputs[int(picks(self.row(data).tolist(), (), rng=rng))]


def _labels(**argument: Sequence[Any]) -> tuple[Any, ...]:
    (name,) = argument
    found = tuple(validate.listed(**argument))
    if not found:
        raise ValueError(f"{name} must not be empty")
    validate.distinct_names(**{name: found})
    return found


def _hashes(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def room_for(data_sets: Sequence[Any], /, **columns: Sequence[Any]) -> None:
    """Refuse a table of more than `MOST_CELLS` cells, before any of them is computed.

    Parameters
    ----------
    data_sets
        The rows of the table.
    **columns
        Its columns, by the name that a message gives them: one argument.

    Raises
    ------
    ValueError
        If the table would have more cells.

    Examples
    --------
    >>> room_for([(0,), (1,)], answers=["no", "yes"])
    >>> room_for(range(2**11), answers=range(2**10))
    Traceback (most recent call last):
        ...
    ValueError: data_sets times answers must be at most 1048576 for a table, got 2048 times 1024
    """
    ((name, labels),) = columns.items()
    rows = len(data_sets)
    if rows * len(labels) > MOST_CELLS:
        raise ValueError(
            f"data_sets times {name} must be at most {MOST_CELLS} for a table, "
            f"got {rows} times {len(labels)}"
        )


def _fits(base: int, rows: int, /, **argument: int) -> None:
    """Refuse a table of more than `MOST_CELLS` cells: its rows times a base to that power."""
    ((name, times),) = argument.items()
    most = 1  # of one cell, too: tuples of any length are no use
    while rows * max(base, 2) ** (most + 1) <= MOST_CELLS:
        most += 1
    if times > most:
        raise ValueError(
            f"{name} must be at most {most}, for a table of at most {MOST_CELLS} cells, got {times}"
        )


def _settled(row: list[Any]) -> list[Any]:
    """A row computed from floats that sum to 1 but for rounding, which adds up, as such a row."""
    if not any(isinstance(mass, float) for mass in row):
        return row
    total = math.fsum(row)
    is_off = abs(total - 1) > divergences.SUM_TOLERANCE
    return [min(mass / total if is_off else mass, 1.0) for mass in row]


def _index(places: Mapping[Any, int], **argument: object) -> int:
    ((name, label),) = argument.items()
    if not isinstance(label, Hashable) or label not in places:
        raise ValueError(f"{name} must be one of the channel's, got {validate.show(label)}")
    return places[label]


def _known(step: Mapping[Any, Any], output: Output) -> Output:
    if output not in step:
        raise ValueError(f"step must say what to do with every output, not {validate.show(output)}")
    return output


def _mass_outside_support(pairs: Pairs) -> Number:
    return sum((a for a, b in pairs if b == 0), Fraction(0))


def _exact_hockey_stick(pairs: Pairs, factor: Fraction) -> Fraction:
    gaps = (Fraction(a) - factor * Fraction(b) for a, b in pairs)
    return sum((gap for gap in gaps if gap > 0), Fraction(0))


def _exponential(level: Fraction) -> Fraction:
    """e^ε, rounded down by less than 10⁻⁶¹ of itself, of any size that memory holds."""
    mp = digits(lost=max(magnitude(level), 0.0) if level else 0.0)
    doublings = int(level / Fraction(0.6931471805599453))
    part = mp.exp(big(mp, level) - doublings * mp.ln2)
    return fraction(part) * Fraction(2) ** doublings
