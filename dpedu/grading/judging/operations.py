"""What a proxy can ask of an object: the operations of Python, by their names."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any


def _swapped(do: Callable[..., Any]) -> Callable[..., Any]:
    return lambda each, other: do(other, each)


OPERATIONS: dict[str, Callable[..., Any]] = {
    "__len__": len,
    "__iter__": iter,
    "__next__": next,
    "__repr__": repr,
    "__str__": str,
    "__bool__": bool,
    "__int__": int,
    "__float__": float,
    "__hash__": hash,
    "__abs__": abs,
    "__neg__": operator.neg,
    "__pos__": operator.pos,
    "__invert__": operator.invert,
    "__reversed__": reversed,
    "__contains__": operator.contains,
    "__getitem__": operator.getitem,
    "__setitem__": operator.setitem,
    "__delitem__": operator.delitem,
    "__round__": round,
    "__divmod__": divmod,
    "__format__": format,
    "__enter__": lambda each: each.__enter__(),
    "__exit__": lambda each, *given: each.__exit__(None, None, None),
    **{
        f"__{name}__": getattr(operator, f"__{name}__")
        for name in (
            *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and"),
            *("or", "xor", "lshift", "rshift", "eq", "ne", "lt", "le", "gt", "ge"),
        )
    },
    **{
        f"__r{name}__": _swapped(getattr(operator, f"__{name}__"))
        for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul")
    },
}
