"""Whether a generator's state comes from an older one by drawing: no answer may choose a draw."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

MOST_DRAWN = 2**40
"""So many numbers a call may draw."""
MOST_ROUNDS = 128
"""Of a Mersenne twister, so many rounds of 624: to see where it came from they are drawn again."""
MOST_WALKED = 2**23
"""So many steps of a generator that cannot leap are drawn again: some hundredths of a second."""
MOST_LOOKED = 2**16
"""Among so many words that were drawn last the one is looked for of which half is kept."""


def random_states() -> tuple[Any, Any]:
    """Where the old global generators stand, numpy's and Python's."""
    python, legacy = random.Random(), np.random.RandomState()
    python.setstate(random.getstate())
    legacy.set_state(np.random.get_state())
    return legacy, python


_GENERATORS = (np.random.Generator, np.random.RandomState, random.Random)


def follows(old: Any, new: Any) -> bool:
    """Whether a generator's state comes from an older one's by drawing: no limit but patience.

    Somebody else's state may give nothing but zeros, and tests draw what they ask from it. So may
    what is kept aside for the next draw: the second of two normal numbers, half a word, a block.
    """
    if isinstance(old, np.random.Generator) and isinstance(new, np.random.Generator):
        return _comes_from(old.bit_generator.state, new.bit_generator.state)
    if isinstance(old, np.random.RandomState) and isinstance(new, np.random.RandomState):
        return _comes_from(old.get_state(legacy=False), new.get_state(legacy=False))
    if isinstance(old, random.Random) and isinstance(new, random.Random):
        (_, words, kept), (_, later, keeps) = old.getstate(), new.getstate()
        drawn = _twisted(words[:-1], words[-1], later[:-1], later[-1])
        return drawn is not None and (keeps in (None, kept) or _is_among(keeps, _on_circle(drawn)))
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        old, new = dict(enumerate(old)), dict(enumerate(new))
    if isinstance(old, dict) and isinstance(new, dict):
        return all(
            follows(each, new.get(name))
            for name, each in old.items()
            if isinstance(each, _GENERATORS)
        )
    return not isinstance(old, _GENERATORS)


def _comes_from(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    name, one, other = old["bit_generator"], old["state"], new["state"]
    if name != new["bit_generator"]:
        return False
    normal = new.get("has_gauss") and (new["gauss"] != old["gauss"] or not old["has_gauss"])
    if name == "MT19937":
        drawn = _twisted(one["key"], one["pos"], other["key"], other["pos"])
        return drawn is not None and (not normal or _is_among(new["gauss"], _in_disc(drawn)))
    if normal:
        return False
    if name in ("PCG64", "PCG64DXSM"):
        steps = _steps(name, one, other["state"]) if one["inc"] == other["inc"] else MOST_DRAWN
    elif name == "Philox":
        steps = _counted(other["counter"]) - _counted(one["counter"])
        if not np.array_equal(one["key"], other["key"]) or not _is_block(old, new, steps):
            return False
    else:  # SFC64 counts its steps, and cannot leap
        steps = int(other["state"][3]) - int(one["state"][3])
        if steps in range(MOST_WALKED) and not _walks_to(old, new, steps):
            return False
        steps = MOST_DRAWN if steps >= MOST_WALKED else steps
    return steps in range(MOST_DRAWN) and _is_half(old, new, steps)


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


def _made(state: Mapping[str, Any]) -> Any:
    made = getattr(np.random, state["bit_generator"])(0)
    made.state = state
    return made


def _walks_to(old: Mapping[str, Any], new: Mapping[str, Any], steps: int) -> bool:
    made = _made(old)
    made.random_raw(steps, output=False)
    return np.array_equal(made.state["state"]["state"], new["state"]["state"])


def _block_before(state: Mapping[str, Any], blocks: int) -> Any:
    """A Philox generator so many blocks of four words earlier."""
    counter = _counted(state["state"]["counter"]) - blocks
    words = [counter >> 64 * place & (2**64 - 1) for place in range(4)]
    inner = {"counter": np.array(words, dtype=np.uint64), "key": state["state"]["key"]}
    return _made({**state, "state": inner, "buffer_pos": 4, "has_uint32": 0})


def _is_block(old: Mapping[str, Any], new: Mapping[str, Any], steps: int) -> bool:
    """Whether what is left of a block is what the counter gives."""
    if steps == 0:
        same = np.array_equal(old["buffer"], new["buffer"])
        return same and bool(new["buffer_pos"] >= old["buffer_pos"])
    return np.array_equal(new["buffer"], _block_before(new, 1).random_raw(4))


def _is_half(old: Mapping[str, Any], new: Mapping[str, Any], steps: int) -> bool:
    """Whether the half word that is kept is the upper half of one that was drawn lately."""
    kept = [state["uinteger"] if state["has_uint32"] else None for state in (old, new)]
    if kept[1] in (None, kept[0]):
        return True
    if new["bit_generator"] == "Philox":
        blocks = min(steps + 1, MOST_LOOKED // 4)  # of the first some words may have been drawn
        drawn = _block_before(new, blocks).random_raw(4 * blocks)
    elif new["bit_generator"] == "SFC64":
        made = _made(old)
        made.random_raw(max(0, steps - MOST_LOOKED), output=False)
        drawn = made.random_raw(min(steps, MOST_LOOKED))
    else:
        many = min(steps, MOST_LOOKED)
        drawn = _made(new).advance(-many).random_raw(many)
    return bool(np.any(np.asarray(drawn) >> np.uint64(32) == kept[1]))


def _twisted(old: Any, place: int, new: Any, later: int) -> np.ndarray[Any, Any] | None:
    """The words that lead from one state of a Mersenne twister to another; nothing if none do."""
    wanted = np.array(new, dtype=np.uint32)
    inner = {"key": np.array(old, dtype=np.uint32), "pos": place}
    made = _made({"bit_generator": "MT19937", "state": inner})
    drawn: list[np.ndarray[Any, Any]] = []
    for _ in range(MOST_ROUNDS + 1):
        if later >= place and np.array_equal(made.state["state"]["key"], wanted):
            return np.concatenate([*drawn, made.random_raw(later - place)]).astype(np.uint32)
        drawn.append(made.random_raw(625 - place))  # and the first of the next round
        place = 1
    return None


def _pairs(drawn: np.ndarray[Any, Any]) -> tuple[Any, Any]:
    """Every two numbers in [0, 1) that may have been made of words after one another."""
    number = ((drawn[:-1] >> 5) * 2.0**26 + (drawn[1:] >> 6)) / 2.0**53
    return number[:-2], number[2:]


def _in_disc(drawn: np.ndarray[Any, Any]) -> Any:
    """The second normal numbers that numpy's old generator may keep."""
    one, other = (2 * each - 1 for each in _pairs(drawn))
    square = one * one + other * other
    one, square = one[(square > 0) & (square < 1)], square[(square > 0) & (square < 1)]
    return np.sqrt(-2 * np.log(square) / square) * one


def _on_circle(drawn: np.ndarray[Any, Any]) -> Any:
    """The second normal numbers that Python's generator may keep."""
    one, other = _pairs(drawn)
    return np.sin(2 * np.pi * one) * np.sqrt(-2 * np.log(1 - other))


def _is_among(kept: float, possible: Any) -> bool:
    """Up to how another library rounds."""
    return bool(np.any(np.abs(possible - kept) <= 1e-12 * np.abs(possible)))
