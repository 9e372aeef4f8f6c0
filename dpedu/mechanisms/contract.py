"""What every mechanism has: a claim that it keeps, for neighbours that it names, and a release.

Beyond that, all mechanisms are asked the same questions by the same names, `ANSWERS`. Each answers
them, or says why it cannot: by an `Absent`, which is an `AttributeError`, so that `hasattr` knows.

The message of a refusal shows what was given, of data and true values too: it is for whoever holds
the data, and no analyst may see it.

=================================== ================================================================
`guarantee`                         (ε, δ) for named neighbours: what it was made for
`epsilon`, `delta`                  the privacy profile and its inverse
`zcdp`, `renyi`                     ρ of zero-concentrated DP; the Rényi divergence of an order
`loss`                              the privacy loss, for `dpedu.privacy.loss.Accountant`
`variance`, `accuracy`, `interval`  how far a release, or what is estimated from it, is off
`from_epsilon`                      the least noise for an ε
=================================== ================================================================

>>> from dpedu.mechanisms import Laplace, SmoothMedian
>>> Laplace.from_epsilon(0.5, sensitivity=1).zcdp()
0.125
>>> SmoothMedian(epsilon=1, low=0, high=9).variance
Traceback (most recent call last):
    ...
dpedu.mechanisms.contract.Absent: SmoothMedian has no variance: its noise is as wide as the data \
ask for, and has none at all for delta = 0
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Never, Self, TypeVar

import numpy as np

from dpedu import _validate as validate
from dpedu._fixed import Fixed
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy.composition import pure_renyi, pure_to_zcdp
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.loss import Release, worst
from dpedu.privacy.profiles import implied_delta, implied_epsilon

__all__ = ["ANSWERS", "Absent", "Mechanism", "absent"]

ANSWERS = (
    "guarantee",
    "epsilon",
    "delta",
    "zcdp",
    "renyi",
    "loss",
    "variance",
    "accuracy",
    "interval",
    "from_epsilon",
)
"""What every mechanism has, or says that it has not."""


class Absent(AttributeError):
    """Raised where a mechanism cannot answer what others can.

    Parameters
    ----------
    message
        Who has no what, and why.

    Examples
    --------
    >>> from dpedu.mechanisms import ExponentialMechanism
    >>> ExponentialMechanism(epsilon=1, sensitivity=1).interval
    Traceback (most recent call last):
        ...
    dpedu.mechanisms.contract.Absent: ExponentialMechanism has no interval: it releases a name, \
not a number
    """

    def __init__(self, message: str) -> None:
        super().__init__(message)


class _Absence:
    """In the place of an attribute: says why there is none."""

    def __init__(self, why: str) -> None:
        self._why = why

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: type) -> Never:
        raise Absent(f"{owner.__name__} has no {self._name}: {self._why}")


def absent(why: str) -> Any:
    """In a class, in the place of an attribute that it does not have.

    Parameters
    ----------
    why
        What stands after "has no variance:" when somebody asks for it.

    Examples
    --------
    >>> class Oracle:
    ...     variance = absent("it is always right")
    >>> hasattr(Oracle(), "variance")
    False
    """
    return _Absence(why)


M = TypeVar("M")


class Mechanism(Fixed, ABC):
    """The base of all mechanisms.

    A subclass sets in its constructor `neighbourhood`, `_epsilon` and, unless it is 0, `_delta`:
    what it was made for. It overrides `epsilon` and `delta` where its own profile is known, and
    `zcdp`, `renyi` and `loss` with it.

    Attributes
    ----------
    neighbourhood
        ``"membership"`` or ``"edit"``; None where only a sensitivity is known, and not for which
        neighbours it was computed. Attributes are set once, by the constructor.
    """

    neighbourhood: Neighbourhood | None
    _epsilon: Number
    _delta: Number = 0

    def __init_subclass__(cls, **settings: Any) -> None:
        """Whatever NumPy was told to do about overflow and the like, a release keeps silent.

        A warning, or an exception in its place, would tell of the data.
        """
        super().__init_subclass__(**settings)
        if "release" in vars(cls):
            cls.release = np.errstate(all="ignore")(cls.release)  # type: ignore[method-assign]

    @classmethod
    def from_epsilon(cls, *epsilon: Any, **settings: Any) -> Self:
        """The mechanism that is made for an ε, with all that it needs besides by name.

        Examples
        --------
        >>> from dpedu.mechanisms import Laplace
        >>> Laplace.from_epsilon(0.5, sensitivity=1)
        Laplace(epsilon=0.5, sensitivity=1.0, neighbourhood=None)
        """
        if len(epsilon) > 1:
            raise TypeError(f"from_epsilon takes epsilon, and the rest by name, got {epsilon}")
        return cls(**dict(zip(("epsilon",), epsilon, strict=False)), **settings)

    def _promise(self, epsilon: Number) -> Self:
        """This mechanism, made for an ε that its probabilities keep."""
        vars(self)["_epsilon"] = validate.number(epsilon=epsilon)
        return self

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε for which the mechanism is (ε, δ)-DP; without δ, the ε that it was made for.

        Parameters
        ----------
        delta
            δ between 0 and 1.

        Raises
        ------
        TypeError, ValueError
            If δ is not between 0 and 1.
        """
        if delta is None:
            return self._epsilon
        return implied_epsilon(delta, self._epsilon, self._delta)

    def delta(self, epsilon: Number) -> float:
        """A δ for which the mechanism is (ε, δ)-DP: what its guarantee alone implies.

        Raises
        ------
        TypeError, ValueError
            If ε is negative or no number.
        """
        return implied_delta(epsilon, self._epsilon, self._delta)

    def guarantee(self, neighbourhood: Neighbourhood | str | None = None) -> Guarantee:
        """What the mechanism was made for.

        Parameters
        ----------
        neighbourhood
            The neighbours that the sensitivity was computed for, if the mechanism was not told.

        Raises
        ------
        ValueError
            If the neighbours are not known, or are others than the mechanism's.
        """
        asked = self._named(neighbourhood)
        return Guarantee(epsilon=self.epsilon(), delta=self._delta, neighbourhood=asked)

    def zcdp(self) -> Number:
        """A ρ for which the mechanism is ρ-zCDP: here what its ε implies, ``ε²/2``.

        Raises
        ------
        Absent
            If all that is known is an ε with a δ above 0: a rare event of that probability may
            give everything away, and then ρ is infinite.
        """
        return pure_to_zcdp(self._pure("zcdp"))

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of an order between neighbours: here what ε implies.

        Parameters
        ----------
        order
            α > 1.

        Raises
        ------
        Absent
            As for `zcdp`.
        TypeError, ValueError
            If the order is outside its range.
        """
        return pure_renyi(order, self._pure("renyi"))

    def loss(self) -> Release:
        """The privacy loss of one release, for an accountant: here the worst that has its (ε, δ).

        Raises
        ------
        Absent
            If ε is infinite or above 700.
        """
        if not self._epsilon <= 700:
            raise Absent(
                f"{type(self).__name__} has no loss: epsilon is {validate.show(self._epsilon)}"
            )
        return worst(epsilon=self._epsilon, delta=self._delta).under(self.neighbourhood)

    def _pure(self, asked: str) -> Number:
        """The ε of a mechanism with δ = 0."""
        if self._delta or self._epsilon == math.inf:
            raise Absent(
                f"{type(self).__name__} has no {asked}: all that is known is epsilon "
                f"{validate.show(self._epsilon)} at delta {validate.show(self._delta)}"
            )
        return self._epsilon

    def _named(self, neighbourhood: Neighbourhood | str | None) -> Neighbourhood:
        """The neighbours that a guarantee is for: those asked for, if the mechanism agrees."""
        known = self.neighbourhood
        if neighbourhood is None and known is None:
            raise ValueError(
                "say for which neighbours the sensitivity was computed: "
                "neighbourhood='membership' or 'edit'"
            )
        asked = neighbourhood_of(known if neighbourhood is None else neighbourhood)
        if known is not None and asked is not known:
            raise ValueError(
                f"neighbourhood must be {known.value!r}, which this mechanism is for, "
                f"got {neighbourhood!r}"
            )
        return asked

    @abstractmethod
    def release(self, data: Any, /, *, rng: np.random.Generator) -> Any:
        """What may be published about the data, or about the true answer.

        That is what it returns; the message of a refusal shows what was given, and is not.
        """


def above_one(order: Number) -> Number:
    """The order of a Rényi divergence that composition can use; infinity is allowed."""
    checked = validate.number(order=order)
    if not checked > 1:
        raise ValueError(f"order must be above 1, got {validate.show(order)}")
    return checked


def for_part(
    kind: Callable[..., M], epsilon: Number, part: Fraction, share: dict[str, Any], /, **rest: Any
) -> M:
    """A mechanism for a part of ε, by the share that the user gave.

    Where all of ε would do, it is the share that is refused, by its name.
    """
    try:
        return kind(epsilon=part * validate.exact(epsilon), **rest)
    except ValueError:
        kind(epsilon=epsilon, **rest)  # if something else is wrong, by the name of that
        ((name, given),) = share.items()
        raise ValueError(
            f"{name} must leave noise of a scale between 1e-15 and 1e15 for an epsilon of "
            f"{validate.show(epsilon)}, got {validate.show(given)}"
        ) from None


def optional_neighbourhood(neighbourhood: Neighbourhood | str | None) -> Neighbourhood | None:
    """The neighbourhood of that name, or None if there is none yet."""
    return None if neighbourhood is None else neighbourhood_of(neighbourhood)


def shown(neighbourhood: Neighbourhood | None) -> str:
    """How the `repr` of a mechanism ends: with the neighbours, if they are known."""
    return "" if neighbourhood is None else f", {neighbourhood} neighbours"
