"""A model of text that is trained by gradient descent, with privacy or without.

It is the linear cousin of `dpedu.attacks.memorisation.CharacterModel`: the scores of the next
character are sums of weights, one row for each of the contexts of several lengths that it stands
in. Contexts are hashed into a table of fixed size, for a list of those that occur would tell what
people wrote. Trained as usual, it learns a secret by heart; by private gradient descent it cannot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.attacks.memorisation import DIGITS, TextModel
from dpedu.deployments.gradient_descent import softmax, softmax_one_by_one
from dpedu.learning.steps import clip_factors, whole_rows

if TYPE_CHECKING:
    from scipy.sparse import csr_matrix

ALPHABET = "\n ,." + DIGITS + "abcdefghijklmnopqrstuvwxyz"
"""All characters that a message may have; a newline ends it. Public."""

LENGTHS = (0, 1, 2, 3, 5, 7)
STRENGTHS = (1.0, 1.0, 2.0, 2.0, 3.0, 4.0)
_BASE, _MIX, _MASK = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 2**64 - 1


class Messages:
    r"""Messages as records of a training: one line, one person.

    Parameters
    ----------
    text
        Lines of characters of `ALPHABET`, each ended by a newline, which the last one may lack. An
        empty line is a person too; an empty text is nobody.
    table
        Into how many rows contexts are hashed, at least 2.
    lengths
        Of the contexts that are looked at, ascending.
    strengths
        What a context of each length counts: more for long ones, which are rare, and would be
        learnt too slowly otherwise.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or a character is not known.

    Notes
    -----
    Contexts end at the start of a line. So each line's gradient depends on that line alone, as
    private gradient descent needs it. Time of a step grows with the characters of its lines.

    Examples
    --------
    >>> from dpedu.deployments.gradient_descent import descend
    >>> problem = Messages("ab\nab\nac\n", table=64)
    >>> model = problem.model(descend(problem, steps=60, learning_rate=0.1))
    >>> [model.alphabet[i] for i in model.next_character("a").argsort()[-2:]]
    ['c', 'b']
    """

    def __init__(
        self,
        text: str,
        *,
        table: int = 2048,
        lengths: Sequence[int] = LENGTHS,
        strengths: Sequence[Number] = STRENGTHS,
    ) -> None:
        from scipy.sparse import csr_matrix

        self._contexts = _Contexts(table, lengths, strengths)
        # A newline before the first line; then line i is what follows newline i. No empty line may
        # be dropped, not at the end either: who joined after it would bring it back.
        whole = "\n" + text if isinstance(text, str) else text
        codes = _codes(text=whole)
        if codes[-1] != 0:
            codes = np.append(codes, 0)
        ends = np.flatnonzero(codes == 0)
        lines = np.searchsorted(ends, np.arange(codes.size)) - 1
        seen = self._contexts.rows(codes, ends[np.maximum(lines, 0)])[1:]
        self._seen, self._lines, self._next = seen, lines[1:], codes[1:]
        self.people = ends.size - 1
        self._starts = np.searchsorted(self._lines, np.arange(self.people + 1))
        # Gradients line by line: one row for each pair of a line and a context in it.
        places = seen.tocoo()
        pairs, group = np.unique(
            self._lines[places.row] * self._contexts.table + places.col, return_inverse=True
        )
        self._groups = csr_matrix(
            (places.data, (group, places.row)), shape=(pairs.size, self._next.size)
        )
        lines, self._group_rows = np.divmod(pairs, self._contexts.table)
        self._group_starts = np.searchsorted(lines, np.arange(self.people + 1))

    def __repr__(self) -> str:
        return f"<Messages: {self.people} lines, {self._next.size} characters>"

    def start(self) -> FloatArray:
        """All weights 0: shape (table, characters)."""
        return np.zeros((self._contexts.table, len(ALPHABET)))

    def clipped_gradient(self, weights: FloatArray, chosen: IntArray, clip: float) -> FloatArray:
        """The sum over chosen lines of the gradients of their negative log-likelihoods, clipped."""
        everything = chosen.size == self.people
        places = slice(None) if everything else _runs(self._starts, chosen)
        seen = self._seen if everything else self._seen[places]
        residuals = softmax(seen @ weights)
        residuals[np.arange(len(residuals)), self._next[places]] -= 1
        if clip < math.inf:
            factors = np.zeros(self.people)
            factors[chosen] = clip_factors(self._lengths(residuals, places, chosen), clip)
            residuals *= factors[self._lines[places]][:, None]
        return np.asarray(seen.T @ residuals)

    def whole_gradient(
        self, weights: FloatArray, chosen: IntArray, clip: float, units: int
    ) -> IntArray:
        """The same sum of each line's gradient in whole numbers, for an exact training.

        A row of a sparse product is added up by itself, term by term, and exponentials are taken
        one by one; so a line's last bits do not depend on which others are chosen.
        """
        total = np.zeros(weights.shape, dtype=np.int64)
        counts = np.diff(self._group_starts)
        block = max(1, 2**22 // (counts.max(initial=1) * weights.shape[1]))
        for start in range(0, chosen.size, block):
            some = chosen[start : start + block]
            places = _runs(self._starts, some)
            with np.errstate(all="ignore"):  # weights may be anything; what is not finite counts 0
                residuals = softmax_one_by_one(self._seen[places] @ weights)
                residuals[np.arange(places.size), self._next[places]] -= 1
                gradients = self._by_context(residuals, places, some)
            # One row a line, as long as the longest: zeros at its end leave the others as they are.
            sizes = counts[some]
            filled = np.arange(sizes.max()) < sizes[:, None]
            vectors = np.zeros((*filled.shape, weights.shape[1]))
            vectors[filled] = gradients
            whole = whole_rows(vectors.reshape(some.size, -1), clip, units)
            rows = self._group_rows[_runs(self._group_starts, some)]
            np.add.at(total, rows, whole.reshape(vectors.shape)[filled])
        return total

    def _by_context(
        self, residuals: FloatArray, places: slice | IntArray, chosen: IntArray
    ) -> FloatArray:
        """The gradients of chosen lines: one row for each line and each context in it."""
        spread = np.zeros((self._next.size, residuals.shape[1]))
        spread[places] = residuals
        return np.asarray(self._groups[_runs(self._group_starts, chosen)] @ spread)

    def _lengths(
        self, residuals: FloatArray, places: slice | IntArray, chosen: IntArray
    ) -> FloatArray:
        """The Euclidean length of each chosen line's gradient."""
        squares = np.square(self._by_context(residuals, places, chosen)).sum(axis=1)
        sizes = self._group_starts[chosen + 1] - self._group_starts[chosen]
        sums, some = np.zeros(chosen.size), sizes > 0  # a short line may have no context
        sums[some] = np.add.reduceat(squares, (np.cumsum(sizes) - sizes)[some])
        return np.sqrt(sums)

    def model(self, weights: FloatArray) -> TrainedText:
        """The model of text with these weights."""
        return TrainedText(self._contexts, weights)

    def bits_per_character(self, weights: FloatArray) -> float:
        """How many bits these messages take, a character: what the training makes small.

        Without any training it is log2 of the size of the alphabet, 5.3.

        Raises
        ------
        ValueError
            If there are no messages.
        """
        if self.people == 0:
            raise ValueError("text must have at least one line for this, got none")
        chances = softmax(self._seen @ weights)[np.arange(self._next.size), self._next]
        return float(-np.log2(np.maximum(chances, 1e-300)).mean())


class TrainedText(TextModel):
    """A model of text with trained weights: made by `Messages.model`."""

    def __init__(self, contexts: _Contexts, weights: FloatArray) -> None:
        self.alphabet = ALPHABET
        self._contexts = contexts
        self._weights = validate.real_array(weights=weights)
        shape = (contexts.table, len(ALPHABET))
        if self._weights.shape != shape:
            raise ValueError(f"weights must have shape {shape}, got {self._weights.shape}")

    def __repr__(self) -> str:
        return f"<TrainedText: {self._contexts.table} rows of {len(ALPHABET)} weights>"

    def next_character(self, context: str) -> FloatArray:
        """The probability of each character of `ALPHABET` after a context.

        Only what follows the context's last newline counts. No probability is below 10⁻³⁰⁰.

        Raises
        ------
        TypeError, ValueError
            If the context is no string, or has other characters.
        """
        return np.asarray(self._next_characters([context])[0])

    def _next_characters(self, contexts: list[str]) -> FloatArray:
        codes = [_codes(context=f"\n{_last_line(context)}\n") for context in contexts]
        ends = np.cumsum([code.size for code in codes])
        starts = np.repeat(ends - [code.size for code in codes], [code.size for code in codes])
        seen = self._contexts.rows(np.concatenate(codes), starts)[ends - 1]
        chances = np.maximum(softmax(seen @ self._weights), 1e-300)
        return np.asarray(chances / chances.sum(axis=1, keepdims=True))


def _last_line(context: object) -> str:
    if not isinstance(context, str):
        raise TypeError(f"context must be a string, got {validate.show(context)}")
    return context.rpartition("\n")[2]


class _Contexts:
    """Which rows of the table a character's contexts have, and with which strengths."""

    def __init__(self, table: int, lengths: Sequence[int], strengths: Sequence[Number]) -> None:
        self.table = validate.integer(2, table=table)
        self._lengths = [validate.integer(0, lengths=length) for length in _listed(lengths)]
        self._strengths = [
            validate.positive_float(strengths=strength)
            for strength in _listed(strengths, "strengths")
        ]
        if len(self._lengths) != len(self._strengths):
            raise ValueError(
                f"strengths must be as many as lengths, {len(self._lengths)}, "
                f"got {len(self._strengths)}"
            )

    def rows(self, codes: IntArray, starts: IntArray) -> csr_matrix:
        """The contexts of each character as a sparse matrix: shape (characters, table).

        A context does not reach beyond the newline at `starts`.
        """
        from scipy.sparse import csr_matrix

        place = np.arange(codes.size)
        hashes = np.zeros(codes.size, dtype=np.uint64)
        rows, columns, values = [], [], []
        for length in range(max(self._lengths) + 1):
            if length:
                before = codes[np.maximum(place - length, 0)].astype(np.uint64) + np.uint64(1)
                hashes = hashes * np.uint64(_BASE) + before
            for wanted, strength in zip(self._lengths, self._strengths, strict=True):
                if wanted == length:
                    inside = np.flatnonzero(place - length >= starts)
                    mixed = hashes[inside] + np.uint64(length * _MIX & _MASK)
                    mixed = (mixed ^ (mixed >> np.uint64(31))) * np.uint64(_MIX)
                    mixed ^= mixed >> np.uint64(29)
                    rows.append(inside)
                    columns.append((mixed % np.uint64(self.table)).astype(np.int64))
                    values.append(np.full(inside.size, strength))
        return csr_matrix(
            (np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))),
            shape=(codes.size, self.table),
        )


def _runs(starts: IntArray, chosen: IntArray) -> IntArray:
    """All places of the chosen runs, where run i is from starts[i] to starts[i + 1]."""
    sizes = starts[chosen + 1] - starts[chosen]
    shift = np.repeat(starts[chosen] - (np.cumsum(sizes) - sizes), sizes)
    return np.asarray(np.arange(int(sizes.sum())) + shift)


def _codes(**argument: object) -> IntArray:
    ((name, value),) = argument.items()
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a string, got {validate.show(value)}")
    places = {character: place for place, character in enumerate(ALPHABET)}
    unknown = sorted(set(value) - places.keys())
    if unknown:
        raise ValueError(f"{name} must have only characters of ALPHABET, got {unknown[0]!r}")
    return np.array([places[character] for character in value], dtype=np.int64)


def _listed(values: Sequence[Number], name: str = "lengths") -> Sequence[Number]:
    if not (isinstance(values, Sequence) and validate.is_several(values) and values):
        raise TypeError(f"{name} must be several numbers, got {validate.show(values)}")
    return values
