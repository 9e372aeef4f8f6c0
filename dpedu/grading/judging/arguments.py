"""What a student's code did to what it was called with."""

from __future__ import annotations

import collections
import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from dpedu.grading.messages.kinds import Malformed

MOST_CHILDREN = 10**5
"""So many a call may spawn: to count them takes a second at most."""
MOST_DRAWN = 2**40
"""So many numbers a call may draw."""
MOST_ROUNDS = 128
"""Of a Mersenne twister, so many rounds of 624: to see where it came from they are drawn again."""


def random_states() -> tuple[Any, Any]:
    """Where the old global generators stand, numpy's and Python's."""
    python, legacy = random.Random(), np.random.RandomState()
    python.setstate(random.getstate())
    legacy.set_state(np.random.get_state())
    return legacy, python


def follows(old: Any, new: Any) -> bool:
    """Whether a generator's state comes from an older one's by drawing: no limit but patience.

    Somebody else's state may give nothing but zeros, and tests draw what they ask from it.
    """
    if isinstance(old, np.random.Generator) and isinstance(new, np.random.Generator):
        return _comes_from(old.bit_generator.state, new.bit_generator.state)
    if isinstance(old, np.random.RandomState) and isinstance(new, np.random.RandomState):
        return _comes_from(old.get_state(legacy=False), new.get_state(legacy=False))
    if isinstance(old, random.Random) and isinstance(new, random.Random):
        words, later = old.getstate()[1], new.getstate()[1]
        return _twisted(words[:-1], words[-1], later[:-1], later[-1])
    return True


def _comes_from(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    name, one, other = old["bit_generator"], old["state"], new["state"]
    if name != new["bit_generator"]:
        return False
    if name in ("PCG64", "PCG64DXSM"):
        return one["inc"] == other["inc"] and _steps(name, one, other["state"]) < MOST_DRAWN
    if name == "Philox":
        key = np.array_equal(one["key"], other["key"])
        return key and _counted(other["counter"]) - _counted(one["counter"]) in range(MOST_DRAWN)
    if name == "MT19937":
        return _twisted(one["key"], one["pos"], other["key"], other["pos"])
    return True  # of SFC64 nobody can tell, and nobody can make it stand still


def _counted(words: Any) -> int:
    return sum(int(word) << 64 * place for place, word in enumerate(words))


def _steps(name: str, start: dict[str, int], end: int) -> int:
    """How often a congruential generator was stepped, bit by bit from the lowest."""
    most, now = 2**128, start["state"]
    factor = 0xDA942042E4DD58B5 if name == "PCG64DXSM" else 0x2360ED051FC65DA44385DF649FCCF645
    plus, bit, steps = start["inc"], 1, 0
    while now != end and bit < most:
        if (now ^ end) & bit:
            now, steps = (now * factor + plus) % most, steps | bit
        plus, factor, bit = (factor + 1) * plus % most, factor * factor % most, bit << 1
    return steps if now == end else most


def _twisted(old: Any, place: Any, new: Any, later: Any) -> bool:
    """Whether one state of a Mersenne twister comes from another by whole rounds."""
    wanted, made = np.array(new, dtype=np.uint32), np.random.RandomState(0)
    now = np.array(old, dtype=np.uint32)
    if np.array_equal(now, wanted):
        return bool(later >= place)
    made.set_state(("MT19937", now, 624, 0, 0.0))
    for _ in range(MOST_ROUNDS):
        made.bytes(4 * 624)
        if np.array_equal(made.get_state()[1], wanted):  # type: ignore[index]
            return True
    return False


def take_over(old: Any, new: Any) -> None:
    """Let what was passed become what the student's code made of it."""
    if type(old) is not type(new) and not isinstance(old, dict):
        raise Malformed("an argument that changed its type")
    if isinstance(old, tuple):
        for one, other in zip(old, new, strict=True):
            if one is not other and isinstance(one, list | dict | set | np.ndarray):
                take_over(one, other)
    elif isinstance(old, list):
        if len(old) == len(new):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                if type(one) is type(other) and isinstance(one, list | dict | set | np.ndarray):
                    take_over(one, other)
                else:
                    old[place] = other
        else:
            old[:] = new
    elif isinstance(old, dict | set):
        old.clear()
        old.update(new)
    elif isinstance(old, bytearray):
        old[:] = new
    elif isinstance(old, collections.deque):
        old.clear()
        old.extend(new)
    elif isinstance(old, np.ndarray):
        if old.shape != new.shape or old.dtype != new.dtype:
            old.resize(new.shape, refcheck=False)
        old[...] = new
    elif isinstance(old, np.random.Generator):
        old.bit_generator.state = new.bit_generator.state
        _spawn_as_many(old.bit_generator.seed_seq, new.bit_generator.seed_seq)
    elif isinstance(old, np.random.RandomState):
        old.set_state(new.get_state())
    elif isinstance(old, random.Random):
        old.setstate(new.getstate())
    elif type(old).__name__ in ("DataFrame", "Series"):
        old._update_inplace(new)


def _spawn_as_many(old: Any, new: Any) -> None:
    """Let the next children of the one be the next children of the other."""
    both = isinstance(old, np.random.SeedSequence) and isinstance(new, np.random.SeedSequence)
    if both and new.n_children_spawned > old.n_children_spawned:
        more = new.n_children_spawned - old.n_children_spawned
        if more > MOST_CHILDREN:
            raise Malformed("a generator with too many children")
        old.spawn(more)
