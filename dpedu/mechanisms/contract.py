"""What every mechanism has: a claim that it keeps, for neighbours that it names, and a release."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Self

import numpy as np

from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import implied_delta, implied_epsilon

__all__ = ["Mechanism"]


class Mechanism(ABC):
    """The base of all mechanisms.

    A subclass sets in its constructor `neighbourhood`, `_epsilon` and, unless it is 0, `_delta`:
    what it was made for. It overrides `epsilon` and `delta` where its own profile is known.

    Attributes
    ----------
    neighbourhood
        ``"membership"`` or ``"edit"``; None where only a sensitivity is known, and not for which
        neighbours it was computed. Attributes are set once, by the constructor.
    """

    neighbourhood: Neighbourhood | None
    _epsilon: Number
    _delta: Number = 0

    def __setattr__(self, name: str, value: object) -> None:
        if name in vars(self):
            raise AttributeError(f"{name} is fixed: make a new {type(self).__name__} instead")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} is fixed: make a new {type(self).__name__} instead")

    def _promise(self, epsilon: Number) -> Self:
        """This mechanism, made for an ε that its probabilities keep."""
        vars(self)["_epsilon"] = epsilon
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
        """What may be published about the data, or about the true answer."""


def optional_neighbourhood(neighbourhood: Neighbourhood | str | None) -> Neighbourhood | None:
    """The neighbourhood of that name, or None if there is none yet."""
    return None if neighbourhood is None else neighbourhood_of(neighbourhood)


def shown(neighbourhood: Neighbourhood | None) -> str:
    """How the `repr` of a mechanism ends: with the neighbours, if they are known."""
    return "" if neighbourhood is None else f", {neighbourhood} neighbours"
