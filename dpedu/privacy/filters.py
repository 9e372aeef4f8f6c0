"""Ledgers in terms that add up more slowly than ε: zero-concentrated and Rényi.

Many releases with Gaussian noise are cheap together, and their ε do not show it. These ledgers keep
a total ρ, or a total Rényi divergence of one order, fixed in advance. What would pass it is
refused. So they are **privacy filters** as `dpedu.privacy.ledger.Ledger` is: whoever chooses each
mechanism after seeing all answers so far ends within the total.

Why that is so: given the answers so far, the next mechanism multiplies the mean of ``(P/Q)^(α−1)``
under P by at most ``e^((α−1) D)``, with the D that was paid. As D may depend on the answers, the
mean of the product *divided by all that was paid* stays at most 1; and all that was paid is at most
the total.

>>> from dpedu.mechanisms import DiscreteGaussian
>>> count = DiscreteGaussian(epsilon=0.1, delta=1e-8, sensitivity=1, neighbourhood="membership")
>>> ledger = ZcdpLedger.from_epsilon(1, 1e-6, neighbourhood="membership")
>>> paid = [ledger.spend(count, purpose=f"count {i}") for i in range(40)]
>>> print(ledger.guarantee(1e-6))
(1, 1e-06)-DP under membership neighbours
>>> len(paid) * count.epsilon()
4.0
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, Self, runtime_checkable

from dpedu import _validate as validate
from dpedu._alone import Alone
from dpedu._digits import least, most
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy.composition import (
    order_divergence,
    order_epsilon,
    zcdp_epsilon,
    zcdp_rho,
)
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.ledger import BudgetExceeded

__all__ = ["Paid", "RenyiLedger", "ZcdpLedger"]


@runtime_checkable
class _Concentrated(Protocol):
    """What knows its own ρ and divergences: every mechanism, or it says that it has none."""

    neighbourhood: Neighbourhood | None

    def zcdp(self) -> Number:
        """The ρ of one release."""

    def renyi(self, order: Number) -> float:
        """The Rényi divergence of one release."""


@dataclass(frozen=True, repr=False)
class Paid(validate.Written):
    """One entry: how much was paid, and for what.

    Attributes
    ----------
    amount
        What was taken from the total, in the ledger's unit.
    purpose
        What it was paid for, as told to ``spend``.

    Examples
    --------
    >>> Paid(Fraction(1, 4), "ages")
    Paid(amount=Fraction(1, 4), purpose='ages')
    """

    amount: Fraction
    purpose: str


class _Filter(Alone):
    """One total, and payments that add up to at most that."""

    _unit: str

    def __init__(self, total: Fraction, neighbourhood: Neighbourhood | str) -> None:
        super().__init__()
        self._total = total
        self._neighbourhood = neighbourhood_of(neighbourhood)
        self._spent = Fraction(0)
        self._entries: list[Paid] = []

    @property
    def neighbourhood(self) -> Neighbourhood:
        """What the total and all payments are for."""
        return self._neighbourhood

    @property
    def spent(self) -> Fraction:
        """What has been paid so far."""
        self._here()
        return self._spent

    @property
    def left(self) -> Fraction:
        """What can still be paid."""
        self._here()
        return self._total - self._spent

    @property
    def entries(self) -> tuple[Paid, ...]:
        """All payments, in order.

        One that is interrupted, such as by Ctrl-C, may be charged and have no entry: then more is
        spent than the entries add up to, never less.
        """
        self._here()
        return tuple(self._entries)

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({self._unit} {float(self._spent):g} of "
            f"{float(self._total):g} spent, {self._neighbourhood})"
        )

    def _pay(self, amount: Fraction, times: int, purpose: str) -> Paid:
        times = validate.integer(1, times=times)
        if not isinstance(purpose, str):
            raise TypeError(f"purpose must be a string, got {validate.show(purpose)}")
        entry = Paid(times * amount, purpose)
        with self._turn():
            if entry.amount > (kept := self._total - self._spent):
                asked, left, total = validate.amounts(entry.amount, kept, self._total)
                raise BudgetExceeded(
                    f"{self._unit} {asked} is more than is left: {left} of {total}"
                )
            self._spent += entry.amount
            self._entries.append(entry)
        return entry

    def _steps(self, mechanism: _Concentrated) -> int:
        """How many of a mechanism's neighbours lie on the way between two of this ledger's."""
        if not isinstance(mechanism, _Concentrated) or isinstance(mechanism, type):
            raise TypeError(f"mechanism must be a mechanism, got {validate.show(mechanism)}")
        known = mechanism.neighbourhood
        if known is None:
            raise ValueError(
                f"mechanism must name its neighbours: neighbourhood={self._neighbourhood.value!r}"
            )
        if known is self._neighbourhood:
            return 1
        if known is Neighbourhood.MEMBERSHIP:  # an edit is a removal and an addition
            return 2
        raise ValueError(
            f"mechanism must be under {self._neighbourhood}, as the ledger is, "
            f"got one under {known}"
        )


class ZcdpLedger(_Filter):
    """A budget of zero-concentrated privacy: a total ρ, for releases that are chosen on the way.

    Parameters
    ----------
    rho
        The total ρ ≥ 0, fixed in advance.
    neighbourhood
        ``"membership"`` or ``"edit"``: what the total and all payments are for.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Whatever is released under it is together ρ-zCDP for the total, if every release was paid for.
    Threads may share it. It can be neither copied nor pickled; in a forked process it says nothing
    but its total and neighbourhood, and all else raises `RuntimeError`.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016; Feldman and Zrnic, "Individual
    privacy accounting via a Rényi filter", NeurIPS 2021, for adaptive choices.

    Examples
    --------
    >>> ledger = ZcdpLedger(rho=0.5, neighbourhood="membership")
    >>> ledger.spend(rho=0.25, purpose="ages")
    Paid(amount=Fraction(1, 4), purpose='ages')
    >>> ledger
    ZcdpLedger(rho 0.25 of 0.5 spent, membership)
    >>> round(ledger.guarantee(1e-6).epsilon, 6)
    5.221534
    >>> ledger.spend(rho=0.3)
    Traceback (most recent call last):
        ...
    dpedu.privacy.ledger.BudgetExceeded: rho 0.3 is more than is left: 0.25 of 0.5
    """

    _unit = "rho"

    def __init__(self, *, rho: Number, neighbourhood: Neighbourhood | str) -> None:
        super().__init__(validate.exact(validate.non_negative(rho=rho)), neighbourhood)

    @classmethod
    def from_epsilon(
        cls, epsilon: Number, delta: Number, *, neighbourhood: Neighbourhood | str
    ) -> Self:
        """The ledger with the largest ρ that implies (ε, δ)-DP.

        Raises
        ------
        TypeError, ValueError
            If ε is not above 0, or δ not strictly between 0 and 1.
        """
        return cls(rho=least(zcdp_rho(epsilon, delta)), neighbourhood=neighbourhood)

    @property
    def rho(self) -> Fraction:
        """The total ρ."""
        return self._total

    def spend(
        self,
        mechanism: _Concentrated | None = None,
        *,
        rho: Number | None = None,
        times: int = 1,
        purpose: str = "",
    ) -> Paid:
        """Pay for a release, before it is made.

        Parameters
        ----------
        mechanism
            For its ρ. In a ledger under edit one under membership costs 4ρ.
        rho
            Instead of a mechanism: ρ ≥ 0 for the ledger's neighbours.
        times
            How many releases, at least 1.
        purpose
            What it is for; kept in the entry.

        Raises
        ------
        BudgetExceeded
            If the total would be passed. Then nothing is paid.
        Absent
            If the mechanism has no ρ. Then nothing is paid either.
        TypeError, ValueError
            If an argument is outside its range, or the mechanism is for other neighbours.
        RuntimeError
            In another process than that which made the ledger, or in the middle of another use of
            it by the same thread, as a signal's handler may be.
        """
        if (mechanism is None) == (rho is None):
            raise TypeError("mechanism or rho must be given, and not both")
        if mechanism is None:
            amount = validate.exact(validate.non_negative(rho=rho))
        else:
            amount = self._steps(mechanism) ** 2 * most(mechanism.zcdp())
        return self._pay(amount, times, purpose)

    def guarantee(self, delta: Number) -> Guarantee:
        """What the total promises at a δ, whatever is spent.

        Raises
        ------
        TypeError, ValueError
            If δ is not strictly between 0 and 1.
        RuntimeError
            In another process than that which made the ledger.
        """
        self._here()
        return Guarantee(
            epsilon=zcdp_epsilon(self._total, validate.open_probability(delta=delta)),
            delta=delta,
            neighbourhood=self._neighbourhood,
        )


class RenyiLedger(_Filter):
    """A budget of Rényi divergence of one order, for releases that are chosen on the way.

    Parameters
    ----------
    order
        The order α > 1, finite.
    divergence
        The total D_α ≥ 0, fixed in advance.
    neighbourhood
        ``"membership"`` or ``"edit"``: what the total and all payments are for.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    One order, fixed before the first answer: an order chosen among several by what came out, with
    the total of that order alone, is no filter.

    Threads may share it. It can be neither copied nor pickled; in a forked process it says nothing
    but its order, total and neighbourhood, and all else raises `RuntimeError`.

    References
    ----------
    Mironov, "Rényi differential privacy", CSF 2017; Feldman and Zrnic, "Individual privacy
    accounting via a Rényi filter", NeurIPS 2021.

    Examples
    --------
    >>> from dpedu.mechanisms import Laplace
    >>> ledger = RenyiLedger.from_epsilon(3, 1e-6, order=8, neighbourhood="edit")
    >>> ledger
    RenyiLedger(divergence of order 8 0 of 1.45695 spent, edit)
    >>> mean = Laplace(epsilon=0.25, sensitivity=1, neighbourhood="edit")
    >>> paid = ledger.spend(mean, times=7, purpose="means")
    >>> print(ledger.guarantee(1e-6))
    (3, 1e-06)-DP under edit neighbours
    """

    def __init__(
        self, *, order: Number, divergence: Number, neighbourhood: Neighbourhood | str
    ) -> None:
        alpha = validate.exact(validate.positive(order=order))
        if alpha <= 1:
            raise ValueError(f"order must be above 1, got {validate.show(order)}")
        super().__init__(
            validate.exact(validate.non_negative(divergence=divergence)), neighbourhood
        )
        self._order, self._unit = alpha, f"divergence of order {float(alpha):g}"

    @classmethod
    def from_epsilon(
        cls, epsilon: Number, delta: Number, *, order: Number, neighbourhood: Neighbourhood | str
    ) -> Self:
        """The ledger with the largest total of that order that implies (ε, δ)-DP.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or that order allows no such ε at that δ.
        """
        return cls(
            order=order,
            divergence=Fraction(order_divergence(epsilon, order, delta)),
            neighbourhood=neighbourhood,
        )

    @property
    def order(self) -> Fraction:
        """The order α."""
        return self._order

    @property
    def divergence(self) -> Fraction:
        """The total D_α."""
        return self._total

    def spend(
        self,
        mechanism: _Concentrated | None = None,
        *,
        divergence: Number | None = None,
        times: int = 1,
        purpose: str = "",
    ) -> Paid:
        """Pay for a release, before it is made.

        Parameters
        ----------
        mechanism
            For its divergence of the ledger's order. It must be under the ledger's neighbourhood.
        divergence
            Instead of a mechanism: D_α ≥ 0 for the ledger's neighbours.
        times, purpose
            As for `ZcdpLedger.spend`.

        Raises
        ------
        BudgetExceeded
            If the total would be passed. Then nothing is paid.
        Absent
            If the mechanism has no Rényi divergence. Then nothing is paid either.
        TypeError, ValueError
            If an argument is outside its range, or the mechanism is for other neighbours.
        RuntimeError
            In another process than that which made the ledger, or in the middle of another use of
            it by the same thread, as a signal's handler may be.
        """
        if (mechanism is None) == (divergence is None):
            raise TypeError("mechanism or divergence must be given, and not both")
        if mechanism is None:
            amount = validate.exact(validate.non_negative(divergence=divergence))
        else:
            if self._steps(mechanism) > 1:
                raise ValueError(
                    f"mechanism must be under {self._neighbourhood}, as the ledger is, "
                    f"got one under {mechanism.neighbourhood}"
                )
            amount = most(mechanism.renyi(self._order))
        return self._pay(amount, times, purpose)

    def guarantee(self, delta: Number) -> Guarantee:
        """What the total promises at a δ, whatever is spent.

        Raises
        ------
        TypeError, ValueError
            If δ is not strictly between 0 and 1.
        RuntimeError
            In another process than that which made the ledger.
        """
        self._here()
        return Guarantee(
            epsilon=order_epsilon(self._total, self._order, delta),
            delta=delta,
            neighbourhood=self._neighbourhood,
        )
