"""Forbidding functions where a student's code runs."""

from __future__ import annotations

import contextlib
import gc
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any


def _make_forbidden() -> Callable[[list[str]], contextlib.AbstractContextManager[None]]:
    """How functions are forbidden here: by what they are, wherever the notebook keeps them.

    Besides the names that stand for a function, its code is exchanged: a default argument, a list
    or a closure that holds the function holds the code too. So are copies that a second import of
    the module made. All that this needs is fetched before any student's code runs: where the
    library keeps its functions too. Only rooms of it that load later are looked through later.
    """
    from dpedu.checks import families, rules

    core, find, holders, stand_in = rules.core, rules.find, rules.holders, rules.refuse
    function_type, get_objects, push = types.FunctionType, gc.get_objects, contextlib.ExitStack
    variables, is_instance, put, identity = vars, isinstance, setattr, id
    # First, for this loads the rooms that courses forbid.
    places = {name: find(name) for name in families.dotted(families.FAMILIES)}
    library: dict[int, list[tuple[Any, str, Any]]] = {}
    for holder in holders({"dpedu"}):
        for alias, thing in vars(holder).items():
            library.setdefault(id(core(thing)), []).append((holder, alias, thing))
    known = frozenset(
        id(each) for name, each in sys.modules.items() if name.split(".")[0] == "dpedu"
    )

    def refuse(*given: Any, **named: Any) -> Any:
        raise PermissionError("this may not be used here: write what it does yourself.")

    refused = refuse.__code__

    def functions(thing: Any) -> list[Any]:
        if is_instance(thing, type):
            found = [core(each) for name, each in variables(thing).items() if name in _BIRTH]
            return [each for each in found if is_instance(each, function_type)]
        return [thing] if is_instance(thing, function_type) else []

    @contextlib.contextmanager
    def forbid(names: list[str]) -> Iterator[None]:
        targets, things, packages = [], {}, {"__main__", "dpedu"}
        for name in names:
            owner, attribute = places.get(name) or find(name)
            thing = core(variables(owner)[attribute])
            things[identity(thing)] = attribute
            targets += functions(thing)
            packages.add(name.split(".")[0])
        texts = {(each.__qualname__, each.__code__.co_filename) for each in targets}
        for each in get_objects():  # since the template was frozen: what the notebook made
            if type(each) is function_type and each not in targets:
                same = (each.__qualname__, each.__code__.co_filename) in texts
                targets += [each] if same else []
        found = [each for number in things for each in library.get(number, ())]
        found += [
            (holder, alias, thing)
            for holder in holders(packages, known)
            for alias, thing in variables(holder).items()
            if identity(core(thing)) in things
        ]
        with push() as undo:
            for holder, alias, thing in found:
                undo.callback(put, holder, alias, thing)
                put(holder, alias, stand_in(things[identity(core(thing))]))
            for each in targets:
                own = each.__code__
                undo.callback(put, each, "__code__", own)
                put(each, "__code__", refused.replace(co_freevars=own.co_freevars))
            yield

    return forbid


_BIRTH = ("__init__", "__new__")


forbidden = _make_forbidden()
