"""How a hold-out set is worn out: features are chosen by it, then a classifier is judged by it.

The experiment is that of the paper on Thresholdout. There are n people with d attributes and a
label, in a training set, a hold-out and a fresh set. The analyst keeps the attributes that
correlate with the label in training and hold-out alike, takes the k most correlated, and lets them
vote. With labels that are pure noise the right accuracy is one half; the hold-out says far more.

All attributes and labels are signs, +1 or −1 (Gaussians in the paper; averages behave alike, and a
bounded query is what Thresholdout is for). A linear vote and its accuracy need only know for each
attribute *whether it agrees with the label*: that one bit is what a `Sample` holds.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.adaptive.thresholdout import Session


@dataclass(frozen=True)
class Sample:
    """People, and which of their attributes agree with their label.

    Attributes
    ----------
    people
        n.
    words
        Bits, one a person: shape (attributes, ⌈n/64⌉), of 64 bits each; those left over are 0.

    Raises
    ------
    TypeError, ValueError
        If `people` is no whole number from 1 on, or `words` are no such bits.
    """

    people: int
    words: NDArray[np.uint64]

    def __post_init__(self) -> None:
        length = -(-validate.integer(1, people=self.people) // 64)
        if not isinstance(self.words, np.ndarray) or self.words.dtype != np.uint64:
            raise TypeError(f"words must be an array of uint64, got {validate.show(self.words)}")
        if self.words.ndim != 2 or not len(self.words) or self.words.shape[1] != length:
            raise ValueError(
                f"words must have the shape (attributes, {length}), got {self.words.shape}"
            )
        if self.people % 64 and (self.words[:, -1] >> np.uint64(self.people % 64)).any():
            raise ValueError(f"words must be 0 beyond the {self.people} people, got bits there")

    @property
    def attributes(self) -> int:
        """How many attributes there are."""
        return len(self.words)

    def correlations(self) -> FloatArray:
        """The average of attribute times label, for every attribute: shape (attributes,)."""
        agree = np.bitwise_count(self.words).sum(axis=1, dtype=np.int64)
        return np.asarray(2 * agree / self.people - 1)

    def agreement(self, attributes: ArrayLike) -> NDArray[np.int8]:
        """+1 where attribute and label agree, −1 elsewhere: shape (chosen attributes, people).

        Raises
        ------
        TypeError, ValueError
            If `attributes` are not numbers of attributes, from 0 on, on one axis.
        """
        chosen = np.ascontiguousarray(self.words[self._chosen(attributes)]).view(np.uint8)
        bits = np.unpackbits(chosen, axis=1, count=self.people, bitorder="little")
        return (2 * bits.astype(np.int8) - 1).astype(np.int8)

    def _chosen(self, attributes: ArrayLike) -> IntArray:
        """Numbers of attributes; there may be none, for an analyst may have kept none."""
        if np.shape(attributes) == (0,):
            return np.zeros(0, dtype=np.int64)
        chosen = validate.whole_array(attributes=attributes)
        if chosen.ndim != 1:
            raise ValueError(f"attributes must have one axis, got shape {chosen.shape}")
        unknown = chosen[(chosen < 0) | (chosen >= self.attributes)]
        if unknown.size:
            raise ValueError(
                f"attributes must be from 0 to {self.attributes - 1}, "
                f"got {validate.show(int(unknown[0]))}"
            )
        return chosen.astype(np.int64)

    def accuracies(
        self, attributes: ArrayLike, signs: ArrayLike, variables: Sequence[int]
    ) -> FloatArray:
        """How often the vote of the first k attributes is right, for every k; a tie counts half.

        Parameters
        ----------
        attributes
            Which attributes vote, the most important first. If there are none, all is a tie.
        signs
            +1 for each that votes as it is, −1 for each that votes against itself.
        variables
            The numbers k, ascending, each at least 1. From the number of attributes on, all of them
            vote.

        Raises
        ------
        TypeError, ValueError
            If `attributes` are not as for `agreement`, `signs` are not as many of +1 and −1, or
            `variables` do not ascend.
        """
        chosen = self._chosen(attributes)
        signed = _signs(chosen.size, signs)
        votes = np.zeros(self.people, dtype=np.int32)
        found, done = [], 0
        for k in _ascending(variables):
            for start in range(done, min(k, chosen.size), 256):
                part = slice(start, min(start + 256, k))
                votes += (self.agreement(chosen[part]) * signed[part, None]).sum(
                    axis=0, dtype=np.int32
                )
            done = k
            right = np.count_nonzero(votes > 0) + np.count_nonzero(votes == 0) / 2
            found.append(right / self.people)
        return np.array(found)


def sample(
    people: int,
    attributes: int,
    *,
    informative: int = 0,
    correlation: Number | None = None,
    rng: np.random.Generator,
) -> Sample:
    """People with fair random attributes, a few of which may say something about the label.

    Parameters
    ----------
    people, attributes
        n and d, at least 1. Time and memory (nd/8 bytes) grow like their product.
    informative
        How many attributes, the first ones, correlate with the label; 20 in the paper.
    correlation
        Their correlation, between −1 and 1; ``6/√n`` as in the paper (at most 1) if not given.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> noise = sample(10_000, 3, informative=1, rng=np.random.default_rng(1))
    >>> noise.correlations().round(2)
    array([ 0.05,  0.01, -0.  ])
    """
    people, attributes = (
        validate.integer(1, people=people), validate.integer(1, attributes=attributes),
    )  # fmt: skip
    informative = validate.integer(0, informative=informative)
    if informative > attributes:
        raise ValueError(f"informative must be at most {attributes}, got {informative}")
    if correlation is None:
        correlation = min(1.0, 6 / math.sqrt(people))
    level = float(validate.between(-1, 1, correlation=correlation))
    rng = validate.generator(rng=rng)
    length = -(-people // 64)
    words = rng.integers(2**64, size=(attributes, length), dtype=np.uint64)
    for attribute in range(informative):
        bits = np.zeros(64 * length, dtype=np.uint8)
        bits[:people] = rng.random(people) < (1 + level) / 2
        words[attribute] = np.packbits(bits, bitorder="little").view("<u8")
    left_over = 64 * length - people
    words[:, -1] &= np.uint64(2**64 - 1) >> np.uint64(left_over)
    return Sample(people, words.astype("<u8", copy=False))


@dataclass(frozen=True)
class Outcome:
    """What the analyst believes, and what is true.

    Attributes
    ----------
    variables
        How many attributes vote: k.
    train, holdout, fresh
        Accuracies of the vote: on the training set, as the hold-out was reported (NaN where
        Thresholdout refused), and on fresh data.
    selected
        The attributes that passed, the most correlated first.
    """

    variables: tuple[int, ...]
    train: FloatArray
    holdout: FloatArray
    fresh: FloatArray
    selected: IntArray


def analyse(
    train: Sample,
    holdout: Sample,
    fresh: Sample,
    *,
    variables: Sequence[int],
    session: Session | None = None,
) -> Outcome:
    """The analyst at work: choose attributes with the hold-out's help, then judge by the hold-out.

    An attribute passes if its correlations in training and hold-out have the same sign and are
    both at least ``1/√n`` in size. Of those that pass, the k with the largest training correlation
    vote.

    Parameters
    ----------
    train, holdout, fresh
        Three samples of the same attributes.
    variables
        The numbers k of attributes to try, ascending, each at least 1. If fewer attributes
        pass, all of them vote.
    session
        A session of Thresholdout through which every question to the hold-out goes: d
        correlations, then one accuracy a k. It must be for a hold-out of as many people, its bounds
        must hold −1 and 1, and it must take averages, so not be exact: otherwise it would promise
        what does not hold. Without it the hold-out is asked directly, again and again.

    Raises
    ------
    TypeError, ValueError
        If the samples do not belong together, the session is not for such a hold-out, or
        `variables` do not ascend.

    References
    ----------
    Dwork, Feldman, Hardt, Pitassi, Reingold and Roth, "The reusable holdout: preserving validity in
    adaptive data analysis", Science 2015, Figure 1.

    Examples
    --------
    >>> rng = np.random.default_rng(2015)
    >>> sets = [sample(1000, 1000, rng=rng) for _ in range(3)]
    >>> naive = analyse(*sets, variables=[50])
    >>> bool(naive.holdout[0] > 0.6), bool(naive.fresh[0] < 0.55)
    (True, True)
    """
    for name, part in (("train", train), ("holdout", holdout), ("fresh", fresh)):
        if not isinstance(part, Sample):
            raise TypeError(f"{name} must be a Sample, got {validate.show(part)}")
        if part.attributes != train.attributes:
            raise ValueError(
                f"{name} must have the attributes of train, {train.attributes}, "
                f"got {part.attributes}"
            )
    wanted = _ascending(variables)
    if session is not None:
        _check_session(session, holdout.people)
    learnt = train.correlations()
    told = holdout.correlations()
    if session is not None:
        told = session.averages(learnt, told)
    cut = 1 / math.sqrt(train.people)
    with np.errstate(invalid="ignore"):
        passes = (learnt * told > 0) & (np.abs(learnt) >= cut) & (np.abs(told) >= cut)
    order = np.argsort(-np.abs(learnt), kind="stable")
    selected = order[passes[order]]
    signs = np.sign(learnt[selected]).astype(np.int8)
    on_train, on_holdout, on_fresh = (
        part.accuracies(selected, signs, wanted) for part in (train, holdout, fresh)
    )
    if session is not None:
        on_holdout = session.averages(on_train, on_holdout)
    return Outcome(wanted, on_train, on_holdout, on_fresh, selected)


def _check_session(session: Session, people: int) -> None:
    """Refuse a session whose noise is for other averages than those that it will be told."""
    if not isinstance(session, Session):
        raise TypeError(f"session must be a Session, got {validate.show(session)}")
    mechanism = session._mechanism
    if mechanism.exact:
        raise ValueError(f"session must take averages and not be exact, got {session!r}")
    if mechanism.people != people:
        raise ValueError(
            f"session must be for the {people} people of holdout, got one for {mechanism.people}"
        )
    if mechanism.low > -1 or mechanism.high < 1:
        raise ValueError(
            f"session must have bounds that hold -1 and 1, got {mechanism.low} and {mechanism.high}"
        )


def _signs(count: int, signs: ArrayLike) -> NDArray[np.int8]:
    found = np.zeros(0) if np.shape(signs) == (0,) else validate.real_array(signs=signs)
    if found.shape != (count,):
        raise ValueError(f"signs must be one for each of {count} attributes, got {found.shape}")
    if (np.abs(found) != 1).any():
        raise ValueError(f"signs must be 1 or -1, got {found[np.abs(found) != 1][0]}")
    return found.astype(np.int8)


def _ascending(variables: Sequence[int]) -> tuple[int, ...]:
    if not (isinstance(variables, Sequence) and validate.is_several(variables) and variables):
        raise TypeError(f"variables must be several whole numbers, got {validate.show(variables)}")
    wanted = tuple(validate.integer(1, variables=k) for k in variables)
    if any(later <= earlier for earlier, later in itertools.pairwise(wanted)):
        raise ValueError(f"variables must ascend, got {validate.show(variables)}")
    return wanted
