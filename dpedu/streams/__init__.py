"""Counting for ever: one answer a step, of everything so far.

A **stream** is a sequence ``x_1, …, x_T`` of numbers, what happened at each of T steps. After each
step its sum so far is published. A counter is a matrix factorisation: the running sums are ``A x``
with a lower triangle A of ones, ``A = L R``, and what is released is ``L (R x + z)`` with
independent noise z as wide as ``R x`` is sensitive.

Guarantees are at **event level**. Two streams are neighbours if they differ at one step only, there
by at most the `sensitivity`:

- *membership*: one event is added to, or removed from, a step (for counts: by 1);
- *edit*: one event is exchanged for another one at the same step (for bits: by 1).

An event that moves to another step is a removal and an addition, and so is a guarantee for it
(`Guarantee.as_edit`). A person may have many events: see `Counter.user_guarantee`.
"""

from dpedu.streams.counter import Counter, Running
from dpedu.streams.counters import BinaryTreeCounter, NaiveCounter, NoisyBitsCounter
from dpedu.streams.square_root import SquareRootCounter, square_root_coefficients
from dpedu.streams.sums import RunningHistogram, RunningSum
from dpedu.streams.users import bounded_contributions, per_step

__all__ = [
    "BinaryTreeCounter",
    "Counter",
    "NaiveCounter",
    "NoisyBitsCounter",
    "Running",
    "RunningHistogram",
    "RunningSum",
    "SquareRootCounter",
    "bounded_contributions",
    "per_step",
    "square_root_coefficients",
]
