"""The ledger: a privacy budget that is exact, and that refuses before it is overdrawn.

A `Ledger` holds a total (ε, δ) fixed in advance. Everything that is released is paid for first;
what would pass the total is refused, without looking at the data, and the ledger stays as it was.

That makes the ledger a **privacy filter**: also an analyst who chooses each ε_t after seeing all
answers so far ends with (ε, δ)-DP in all. (Sums of guarantees that are chosen on the way, without
a total that refuses, promise nothing that was fixed in advance.)

Amounts are `Fraction`s. A float means the decimal number that Python shows for it: 0.1 is 1/10, so
that ten spends of 0.1 are exactly 1. Mechanisms read their ε in the same way, and release no more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from dpedu import _validate as validate
from dpedu._alone import Alone
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy._promising import Promising, is_mechanism
from dpedu.privacy.guarantee import Guarantee

Name = TypeVar("Name", bound=Hashable)


class BudgetExceeded(RuntimeError):
    """Raised by a spend that would pass the total. The ledger is as it was before."""


@dataclass(frozen=True, repr=False)
class Spend(validate.Written):
    """One entry of a ledger: what was paid, and for what."""

    epsilon: Fraction
    delta: Fraction
    purpose: str


@dataclass(frozen=True, repr=False)
class Quote(validate.Written):
    """What a spend would cost, and whether it can be afforded. Nothing has been spent.

    Attributes
    ----------
    epsilon, delta
        What the whole ledger would pay. In a part of a parallel scope that can be less than what
        the part pays, or nothing.
    affordable
        Whether the spend would be accepted now.
    """

    epsilon: Fraction
    delta: Fraction
    affordable: bool


class Account(Alone):
    """What can be spent from: a `Ledger`, or a `Part` of one. Made by them, not directly."""

    _copied = (
        "a copy would spend the same budget again. Share the one, or keep it in a database, as "
        "dpedu.sql does"
    )

    def __init__(self, whole: Account | None = None) -> None:
        super().__init__(whole)
        self._spent_epsilon = Fraction(0)
        self._spent_delta = Fraction(0)
        self._entries: list[Spend] = []

    @property
    def spent_epsilon(self) -> Fraction:
        """ε spent from here so far."""
        self._here()
        return self._spent_epsilon

    @property
    def spent_delta(self) -> Fraction:
        """δ spent from here so far."""
        self._here()
        return self._spent_delta

    @property
    def left_epsilon(self) -> Fraction:
        """ε that can still be spent from here."""
        with self._look():
            return self._left()[0]

    @property
    def left_delta(self) -> Fraction:
        """δ that can still be spent from here."""
        with self._look():
            return self._left()[1]

    @property
    def entries(self) -> tuple[Spend, ...]:
        """All spends from here, in order; those of parallel parts stand in the parts.

        A spend that is interrupted, such as by Ctrl-C, may be charged and have no entry: then more
        is spent than the entries add up to, never less.
        """
        self._here()
        return tuple(self._entries)

    def quote(
        self,
        guarantee: Guarantee | Promising | None = None,
        *,
        epsilon: Number | None = None,
        delta: Number | None = None,
    ) -> Quote:
        """What a spend would cost, without spending.

        Parameters
        ----------
        guarantee, epsilon, delta
            As for `spend`.

        Examples
        --------
        >>> ledger = Ledger(epsilon=1)
        >>> ledger.quote(epsilon=2).affordable, ledger.spent_epsilon
        (False, Fraction(0, 1))
        """
        wanted, slack = self._amounts(guarantee, epsilon, delta)
        with self._look():
            price, left = self._price(wanted, slack), self._left()
        affordable = wanted <= left[0] and slack <= left[1]
        return Quote(epsilon=price[0], delta=price[1], affordable=affordable)

    def spend(
        self,
        guarantee: Guarantee | Promising | None = None,
        *,
        epsilon: Number | None = None,
        delta: Number | None = None,
        purpose: str = "",
    ) -> Spend:
        """Pay for a release, before it is made. Takes constant time.

        Parameters
        ----------
        guarantee
            A mechanism, for one release; or the guarantee of the release. It is under the ledger's
            neighbourhood; in a ledger under edit one under membership costs what it implies under
            edit. It may depend on all earlier answers.
        epsilon, delta
            Instead of a guarantee: ε ≥ 0 and δ ≥ 0 for the ledger's neighbourhood.
        purpose
            What it is for; kept in the entry.

        Raises
        ------
        BudgetExceeded
            If the total would be passed. Then nothing is spent or recorded.
        TypeError, ValueError
            If an argument is outside its range, or the guarantee is for other neighbours, or the
            mechanism was not told for which. Then nothing is spent or recorded either.
        RuntimeError
            In another process than that which made the ledger, or in the middle of another use of
            it by the same thread, as a signal's handler may be.

        Examples
        --------
        >>> ledger = Ledger(epsilon=1)
        >>> from dpedu.mechanisms import DiscreteLaplace
        >>> count = DiscreteLaplace(epsilon=0.5, sensitivity=1, neighbourhood="membership")
        >>> ledger.spend(count, purpose="count")
        Spend(epsilon=Fraction(1, 2), delta=Fraction(0, 1), purpose='count')
        >>> yes = Guarantee(epsilon=0.25, neighbourhood="edit")
        >>> ledger.spend(yes)
        Traceback (most recent call last):
            ...
        ValueError: guarantee must be under membership, as the ledger is, got one under edit
        >>> for _ in range(5):
        ...     entry = ledger.spend(epsilon=0.1, purpose="count")
        >>> ledger.spent_epsilon
        Fraction(1, 1)
        >>> ledger.spend(epsilon=Fraction(1, 10**30))
        Traceback (most recent call last):
            ...
        dpedu.privacy.ledger.BudgetExceeded: epsilon 1e-30 is more than is left: 0 of 1
        """
        if not isinstance(purpose, str):
            raise TypeError(f"purpose must be a string, got {validate.show(purpose)}")
        entry = Spend(*self._amounts(guarantee, epsilon, delta), purpose)
        with self._turn():
            self._pay(entry.epsilon, entry.delta)
            self._entries.append(entry)
        return entry

    def parallel(self, parts: Iterable[Name]) -> dict[Name, Part]:
        """A scope in which parts of the record domain are paid for side by side.

        The parts partition the domain: which part a record belongs to was fixed in advance and
        depends on that record alone. Then a record's loss is that of its part, and the scope costs
        the **maximum** over its parts, which is charged as soon as it rises.

        Parameters
        ----------
        parts
            A name for each part.

        Returns
        -------
        dict
            From the name of each part to a `Part`, which can `quote`, `spend`, and open scopes
            of its own.

        Raises
        ------
        TypeError, ValueError
            If there is no part or one is named twice, or the ledger is for edit neighbours: an
            edit can move a record from one part to another.
        RuntimeError
            In another process than that which made the ledger, or in the middle of another use of
            it by the same thread, as a signal's handler may be.

        Examples
        --------
        >>> ledger = Ledger(epsilon=1)
        >>> cities = ledger.parallel(["Oslo", "Bergen"])
        >>> _ = cities["Oslo"].spend(epsilon=0.5), cities["Bergen"].spend(epsilon=0.75)
        >>> ledger.spent_epsilon
        Fraction(3, 4)
        """
        names: list[Name] = validate.filled(parts=parts)
        validate.distinct_names(parts=names)
        self._allow_parallel()
        with self._turn():
            scope = _Scope(parent=self)
            return {name: Part(scope) for name in names}

    def _amounts(
        self, guarantee: Guarantee | Promising | None, epsilon: Number | None, delta: Number | None
    ) -> tuple[Fraction, Fraction]:
        """ε and δ, from a guarantee for the right neighbours or from the two themselves."""
        if guarantee is None:
            if epsilon is None:
                raise TypeError("guarantee or epsilon must be given")
            return _exact(epsilon=epsilon), _exact(delta=0 if delta is None else delta)
        if epsilon is not None or delta is not None:
            raise TypeError("epsilon and delta must not be given beside a guarantee")
        promised = guarantee.guarantee() if is_mechanism(guarantee) else guarantee
        if not isinstance(promised, Guarantee):
            raise TypeError(
                f"guarantee must be a mechanism or a Guarantee, got {validate.show(guarantee)}"
            )
        kept = self._neighbours()
        if kept is Neighbourhood.EDIT:
            promised = promised.as_edit()
        if promised.neighbourhood is not kept:
            raise ValueError(
                f"guarantee must be under {kept}, as the ledger is, "
                f"got one under {promised.neighbourhood}"
            )
        return _exact(epsilon=promised.epsilon), _exact(delta=promised.delta)

    # What the two kinds of account do in their own ways.

    def _neighbours(self) -> Neighbourhood:
        raise NotImplementedError

    def _left(self) -> tuple[Fraction, Fraction]:
        """ε and δ that can still be spent from here."""
        raise NotImplementedError

    def _price(self, epsilon: Fraction, delta: Fraction) -> tuple[Fraction, Fraction]:
        """What the whole ledger would pay."""
        raise NotImplementedError

    def _pay(self, epsilon: Fraction, delta: Fraction) -> None:
        """Spend, or raise `BudgetExceeded` with nothing changed."""
        raise NotImplementedError

    def _allow_parallel(self) -> None:
        raise NotImplementedError

    def _add(self, epsilon: Fraction, delta: Fraction) -> None:
        self._spent_epsilon += epsilon
        self._spent_delta += delta


class Ledger(Account):
    """A privacy budget.

    Parameters
    ----------
    epsilon
        The total ε ≥ 0, fixed in advance.
    delta
        The total δ, between 0 and 1.
    neighbourhood
        ``"membership"`` or ``"edit"``: what all spends, and the total, are for.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Whatever is released under this ledger is together (ε, δ)-DP for the total, if every release
    was paid for with a guarantee that it has, given the answers before it.

    Threads may share a ledger and its parts: a spend is one step, under a lock, and waits for
    those of other threads. A ledger lives in one process, and ends with it: it cannot be copied or
    pickled, and in a forked process it says nothing but its total and neighbourhood; whatever is
    spent, left or promised so far raises `RuntimeError` there. What must outlive a process is kept
    in a database, where `dpedu.sql` writes every spend before it reads.

    References
    ----------
    Rogers, Roth, Ullman and Vadhan, "Privacy odometers and filters: pay-as-you-go composition",
    NeurIPS 2016; McSherry, "Privacy integrated queries", SIGMOD 2009, for parallel scopes.

    Examples
    --------
    >>> ledger = Ledger(epsilon=1, delta=1e-6, neighbourhood="edit")
    >>> _ = ledger.spend(epsilon=Fraction(1, 3), purpose="mean income")
    >>> ledger
    Ledger(1/3 of 1 spent, delta 0 of 1/1000000, edit)
    >>> print(ledger.guarantee())
    0.333333-DP under edit neighbours
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number = 0,
        neighbourhood: Neighbourhood | str = Neighbourhood.MEMBERSHIP,
    ) -> None:
        super().__init__()
        self._epsilon = _exact(epsilon=epsilon)
        self._delta = _exact(delta=validate.probability(delta=delta))
        self._neighbourhood = neighbourhood_of(neighbourhood)

    @property
    def epsilon(self) -> Fraction:
        """The total ε."""
        return self._epsilon

    @property
    def delta(self) -> Fraction:
        """The total δ."""
        return self._delta

    @property
    def neighbourhood(self) -> Neighbourhood:
        """What the total and all spends are for."""
        return self._neighbourhood

    def guarantee(self) -> Guarantee:
        """What has been spent so far, as a guarantee.

        It was not fixed in advance if the spends were chosen on the way: then only the total is a
        promise.
        """
        with self._look():
            return Guarantee(
                epsilon=self._spent_epsilon,
                delta=self._spent_delta,
                neighbourhood=self._neighbourhood,
            )

    def __repr__(self) -> str:
        spent = f"{_full(self._spent_epsilon)} of {_full(self._epsilon)} spent"
        slack = f", delta {_full(self._spent_delta)} of {_full(self._delta)}" if self._delta else ""
        return f"Ledger({spent}{slack}, {self._neighbourhood})"

    def _neighbours(self) -> Neighbourhood:
        return self._neighbourhood

    def _left(self) -> tuple[Fraction, Fraction]:
        return self._epsilon - self._spent_epsilon, self._delta - self._spent_delta

    def _price(self, epsilon: Fraction, delta: Fraction) -> tuple[Fraction, Fraction]:
        return epsilon, delta

    def _pay(self, epsilon: Fraction, delta: Fraction) -> None:
        left_epsilon, left_delta = self._left()
        for name, wanted, left, total in (
            ("epsilon", epsilon, left_epsilon, self._epsilon),
            ("delta", delta, left_delta, self._delta),
        ):
            if wanted > left:
                asked, kept, whole = validate.amounts(wanted, left, total)
                raise BudgetExceeded(f"{name} {asked} is more than is left: {kept} of {whole}")
        self._add(epsilon, delta)

    def _allow_parallel(self) -> None:
        if self._neighbourhood is Neighbourhood.EDIT:
            raise ValueError(
                "a ledger must be under membership for parallel parts, got one under edit: keep "
                "it under membership, and take as_edit() of its guarantee, which doubles it"
            )


class Part(Account):
    """One part of a parallel scope: see `Account.parallel`."""

    def __init__(self, scope: _Scope) -> None:
        super().__init__(scope.parent)
        self._scope = scope

    def __repr__(self) -> str:
        return f"Part({_full(self._spent_epsilon)} spent, {_full(self._left()[0])} left)"

    def _left(self) -> tuple[Fraction, Fraction]:
        epsilon, delta = self._scope.parent._left()
        return (
            epsilon + self._scope.epsilon - self._spent_epsilon,
            delta + self._scope.delta - self._spent_delta,
        )

    def _rise(self, epsilon: Fraction, delta: Fraction) -> tuple[Fraction, Fraction]:
        """By how much a spend here would raise the scope's maximum."""
        return (
            max(self._spent_epsilon + epsilon - self._scope.epsilon, Fraction(0)),
            max(self._spent_delta + delta - self._scope.delta, Fraction(0)),
        )

    def _neighbours(self) -> Neighbourhood:
        return self._scope.parent._neighbours()

    def _price(self, epsilon: Fraction, delta: Fraction) -> tuple[Fraction, Fraction]:
        return self._scope.parent._price(*self._rise(epsilon, delta))

    def _pay(self, epsilon: Fraction, delta: Fraction) -> None:
        rise = self._rise(epsilon, delta)
        self._scope.parent._pay(*rise)
        self._scope.epsilon += rise[0]
        self._scope.delta += rise[1]
        self._add(epsilon, delta)

    def _allow_parallel(self) -> None:
        self._scope.parent._allow_parallel()


@dataclass
class _Scope:
    """What the parts of one scope share: who pays, and the maximum paid so far."""

    parent: Account
    epsilon: Fraction = Fraction(0)
    delta: Fraction = Fraction(0)


def _full(amount: Fraction) -> str:
    return validate.written(amount, str)


def _exact(**argument: object) -> Fraction:
    """An amount as a fraction; a float as the decimal number that Python shows for it."""
    return validate.exact(validate.non_negative(**argument))
