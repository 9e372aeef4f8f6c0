"""A small model of text that learns more than it should: one secret, inserted once.

The model predicts the next character from the last few. It is trained on harmless messages and one
line with a secret, and afterwards the secret is what it finds most likely. Large models do the same
(Carlini et al. measured it on those); this one is small enough to see why.
"""

from __future__ import annotations

import heapq
import itertools
from abc import ABC, abstractmethod
from collections import Counter
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray

DIGITS = "0123456789"

ROUNDING = 1e-9
"""Logarithms of probabilities that differ by less are the same, added up in another order."""


class TextModel(ABC):
    """A model of text: what it finds likely, and what can be got out of it.

    A subclass sets `alphabet` and predicts the next character.

    Attributes
    ----------
    alphabet
        The characters that it knows, each once.
    """

    alphabet: str

    @cached_property
    def _place(self) -> dict[str, int]:
        return {character: place for place, character in enumerate(self.alphabet)}

    @abstractmethod
    def next_character(self, context: str) -> FloatArray:
        """The probability of each character of the alphabet after a context: positive, of sum 1."""

    def log_probability(self, text: str, *, after: str = "") -> float:
        """The logarithm of the probability of a text, after another one.

        Parameters
        ----------
        text
            Characters of the alphabet.
        after
            What came before.

        Raises
        ------
        TypeError, ValueError
            If the text is no string, or has characters that the model has never seen.

        Examples
        --------
        >>> model = CharacterModel("abracadabra", order=2)
        >>> round(float(np.exp(model.log_probability("ra", after="ab"))), 3)
        0.847
        """
        characters, before = self._known(text=text), _string(after=after)
        total = 0.0
        for place, character in enumerate(characters):
            chances = self.next_character(before + characters[:place])
            total += float(np.log(chances[self._place[character]]))
        return total

    def most_likely(self, after: str, *, length: int) -> str:
        """The most likely continuation of that many characters, by best-first search.

        Parameters
        ----------
        after
            What came before.
        length
            At least 1. The search takes long where nothing is much likelier than the rest.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        References
        ----------
        Carlini, Liu, Erlingsson, Kos and Song, "The secret sharer", USENIX Security 2019, section
        6, extract secrets by the same search.

        Examples
        --------
        >>> CharacterModel("abracadabra", order=2).most_likely("ab", length=4)
        'raca'
        """
        before, size = _string(after=after), validate.integer(1, length=length)
        queue = [(0.0, "")]
        while True:
            cost, text = heapq.heappop(queue)
            if len(text) == size:
                return text
            costs = cost - np.log(self.next_character(before + text))
            for character, further in zip(self.alphabet, costs.tolist(), strict=True):
                heapq.heappush(queue, (further, text + character))

    def exposure(self, secret: str, *, after: str) -> float:
        """By how many bits the model helps to guess a secret number.

        All numbers of as many digits are ranked by their probability after that text: the rank is
        how many are at least as likely as the secret, itself among them, so that one which ties
        with all others exposes nothing. The exposure is ``log2(how many there are) − log2(rank of
        the secret)``: all its bits for the first alone, and on average at most 1.44 for a secret
        that the model has never met.

        Parameters
        ----------
        secret
            One to six digits, all of which occur in the text that was learnt.
        after
            What comes before it.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        References
        ----------
        Carlini et al., as above, Definition 5; their rank counts ties, too.

        Examples
        --------
        >>> model = CharacterModel("pin 42. room 17. room 35. room 86. room 09.", order=4)
        >>> round(model.exposure("42", after="pin "), 2)    # log2(100): all there is
        6.64
        """
        digits = self._known(secret=secret)
        if not 1 <= len(digits) <= 6 or set(digits) - set(DIGITS):
            raise ValueError(f"secret must be one to six digits, got {validate.show(secret)}")
        logs = self._log_probabilities(_string(after=after), len(digits))
        rank = int((logs >= logs[int(digits)] - ROUNDING).sum())
        return float(np.log2(logs.size) - np.log2(rank))

    def _next_characters(self, contexts: list[str]) -> FloatArray:
        """`next_character` after each of several contexts of one length: shape (contexts, …)."""
        return np.array([self.next_character(context) for context in contexts])

    def _log_probabilities(self, after: str, length: int) -> NDArray[np.float64]:
        """Of all numbers of that many digits, in their order."""
        places = [self._place[digit] for digit in self._known(secret=DIGITS)]
        logs = np.zeros(1)
        for done in range(length):
            begun = map("".join, itertools.product(DIGITS, repeat=done))
            chances = self._next_characters([after + text for text in begun])[:, places]
            logs = (logs[:, None] + np.log(chances)).ravel()
        return logs

    def _known(self, **argument: object) -> str:
        """A text of characters that the model knows."""
        (name,) = argument
        text = _string(**argument)
        unknown = sorted(set(text) - set(self.alphabet))
        if unknown:
            raise ValueError(
                f"{name} must have only characters of the text learnt, got {unknown[0]!r}"
            )
        return text


class CharacterModel(TextModel):
    """A model of text that predicts each character from the `order` before it.

    Predictions from longer and longer contexts are mixed: after a context that was followed t times
    by u different characters, what was seen weighs ``t/(t + u)`` and the shorter context's
    prediction ``u/(t + u)`` (Witten and Bell's weights). Without any context all characters are
    equally likely.

    Parameters
    ----------
    text
        What to learn from: at least two characters.
    order
        The length of the longest context, at least 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Witten and Bell, "The zero-frequency problem", IEEE Transactions on Information Theory 1991.

    Examples
    --------
    >>> model = CharacterModel("abracadabra", order=2)
    >>> model.alphabet
    'abcdr'
    >>> model.next_character("ab").round(3)
    array([0.042, 0.021, 0.014, 0.014, 0.91 ])
    """

    def __init__(self, text: str, *, order: int = 8) -> None:
        self.order = validate.integer(1, order=order)
        if len(_string(text=text)) < 2:
            raise ValueError(f"text must have at least two characters, got {text!r}")
        self.alphabet = "".join(sorted(set(text)))
        self._counts: dict[str, dict[str, int]] = {}
        for length in range(1, min(self.order + 1, len(text)) + 1):
            runs = Counter(text[end - length : end] for end in range(length, len(text) + 1))
            for run, count in runs.items():
                self._counts.setdefault(run[:-1], {})[run[-1]] = count

    def __repr__(self) -> str:
        return f"<CharacterModel: order {self.order}, {len(self.alphabet)} characters>"

    def next_character(self, context: str) -> FloatArray:
        """The probability of each character of the alphabet after a context.

        Parameters
        ----------
        context
            Any text; its last `order` characters count.

        Returns
        -------
        numpy.ndarray
            Shape (characters,), positive, of sum 1.

        Raises
        ------
        TypeError
            If the context is no string.
        """
        _string(context=context)
        probabilities = np.full(len(self.alphabet), 1 / len(self.alphabet))
        for length in range(min(self.order, len(context)) + 1):
            followers = self._counts.get(context[len(context) - length :])
            if followers is None:  # then no longer context was seen either
                break
            probabilities *= len(followers)
            for character, count in followers.items():
                probabilities[self._place[character]] += count
            probabilities /= len(followers) + sum(followers.values())
        return probabilities


def insert(text: str, line: str, *, times: int = 1, rng: np.random.Generator) -> str:
    r"""The text with a line added between its lines, at random places.

    Parameters
    ----------
    text
        Lines that end with newlines.
    line
        What to insert, without a newline.
    times
        How often, at least 0.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> insert("one\ntwo\n", "my pin is 42", rng=np.random.default_rng(1))
    'one\nmy pin is 42\ntwo\n'
    """
    if _string(text=text) and not text.endswith("\n"):
        raise ValueError(f"text must end with a newline, got {validate.show(text[-40:])}")
    lines = [f"{kept}\n" for kept in text.split("\n")[:-1]]
    if "\n" in _string(line=line):
        raise ValueError(f"line must not hold a newline, got {validate.show(line)}")
    count, rng = validate.integer(0, times=times), validate.generator(rng=rng)
    for _ in range(count):
        lines.insert(int(rng.integers(len(lines) + 1)), line + "\n")
    return "".join(lines)


def _string(**argument: object) -> str:
    ((name, value),) = argument.items()
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a string, got {validate.show(value)}")
    return value
