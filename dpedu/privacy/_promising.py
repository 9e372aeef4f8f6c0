"""What a ledger and an accountant take for a mechanism: they stand below all mechanisms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard, runtime_checkable

from dpedu.privacy.guarantee import Guarantee

if TYPE_CHECKING:
    from dpedu.privacy.loss import Release


@runtime_checkable
class Promising(Protocol):
    """What knows its own guarantee and its own loss: every mechanism.

    A ledger has a guarantee, too, of what was spent; but it releases nothing. A channel releases,
    but has no loss until neighbours are named.
    """

    @property
    def release(self) -> Callable[..., Any]:
        """What makes a release."""

    def guarantee(self) -> Guarantee:
        """What it was made for."""

    def loss(self) -> Release:
        """What it loses."""


def is_mechanism(value: object) -> TypeGuard[Promising]:
    """Whether a value is a mechanism, and not the class of some."""
    return isinstance(value, Promising) and not isinstance(value, type)
