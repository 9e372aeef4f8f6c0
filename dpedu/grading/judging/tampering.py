"""Signs that a submission tried to get at the marking: for a person to look at, no verdict.

Marks never depend on them: the engine takes tests, points and metadata from the instructor, and
runs answers where there is nothing to find. What is listed here is what was tried.
"""

from __future__ import annotations

import ast
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.course.names import plain_python
from dpedu.grading.course.words import line
from dpedu.grading.judging.reading import name_of, source_of

# What no answer of a course needs, and what reads or changes the program that it runs in.
_MODULES = (
    "builtins ctypes faulthandler gc inspect marshal mmap multiprocessing pickle ptrace "
    "resource shelve signal socket sqlite3 subprocess traceback urllib requests dpedu.grading "
    "dpedu.checks nbgrader IPython asyncio threading atexit "
)
_NAMES = (
    "_getframe _current_frames __builtins__ __globals__ __code__ __closure__ __subclasses__ "
    "__import__ __defaults__ __kwdefaults__ __loader__ f_back f_locals f_globals tb_frame "
    "gi_frame get_ipython _exit settrace setprofile excepthook ast_transformers "
    "input_transformers_cleanup input_transformers_post run_cell setrecursionlimit abort fork "
    "execv execve kill killpg environ getppid displayhook unraisablehook register_at_fork "
    "set_threshold meta_path "
)
_MARKS = ("grade", "solution", "locked", "points", "task")
_SPECIAL = re.compile(
    r"__(eq|ne|bool|hash|class|instancecheck|getattribute|array\w*|float|index)__"
)


_modules, _names = frozenset(_MODULES.split()), frozenset(_NAMES.split())


Sign = tuple[str, str]  # a cell, and what was tried in it
MOST_READ = 40_000  # characters of a cell: Python's own parser takes long, or much, for some
MOST_READ_IN_ALL = 1_000_000
MOST_SIGNS = 60


def signs(plan: dict[str, PlanCell], cells: list[dict[str, Any]]) -> list[Sign]:
    """What a submitted notebook tried, in the order of its cells."""
    found: list[Sign] = []
    room = MOST_READ_IN_ALL
    count = Counter(name for name in map(name_of, cells) if name in plan)
    for place, cell in enumerate(cells, start=1):
        name = name_of(cell)
        known = plan.get(name) if name is not None else None
        where = known.name if known else f"own cell {place}"
        if known is not None and known.locked:
            theirs, ours = _plain(source_of(cell)), known.source
            if theirs not in (_plain(ours), _plain(known.visible)):
                found.append((where, "its text was changed"))
        if known is not None:
            found += [(where, what) for what in _marks(known.metadata["nbgrader"], cell)]
            if cell.get("cell_type") != known.kind:
                found.append((where, f"made a {line(cell.get('cell_type'))} cell"))
        elif name is not None:
            marks = cell["metadata"]["nbgrader"]
            if marks.get("grade") is True or marks.get("points"):
                found.append((where, f"calls itself a test, {line(name)}"))
        if cell.get("cell_type") == "code" and (known is None or not known.locked):
            text = source_of(cell)
            room -= len(text) if len(text) <= MOST_READ else 0
            if len(text) > MOST_READ or room < 0:
                found.append((where, f"is too long to be looked through: {len(text)} characters"))
            else:
                found += [(where, what) for what in dict.fromkeys(_asks(text))]
    for name, known in plan.items():
        if count[name] > 1:
            found.append((name, f"stands there {count[name]} times"))
        elif known.role == "test" and not count[name]:
            found.append((name, "was deleted"))
    return list(dict.fromkeys(found))[:MOST_SIGNS]


def _plain(source: str) -> str:
    return "\n".join(each.rstrip() for each in source.strip().splitlines())


def _marks(ours: dict[str, Any], cell: dict[str, Any]) -> Iterator[str]:
    theirs = cell["metadata"]["nbgrader"]
    for key in _MARKS:
        if key in theirs and key in ours and theirs[key] != ours[key]:
            yield f"{key} was made {line(theirs[key], 40)}"
    tags = cell["metadata"].get("tags")
    if tags and ours["locked"]:
        yield f"tagged {line(tags, 60)}"


def _asks(source: str) -> Iterator[str]:
    for each in source.splitlines():
        if each.startswith("!") or re.match(r"%%?(bash|sh|script|system|sx|run|load)\b", each):
            yield f"a shell command, {line(each, 60)}"
    tree = None
    with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        tree = ast.parse(plain_python(source))
    if tree is None:
        return
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            own = node.module if isinstance(node, ast.ImportFrom) else None
            named = [f"{own}.{a.name}" if own else a.name for a in node.names]
            modules.update((a.asname or a.name).split(".")[0] for a in node.names)
            for name in (*([own] if own else []), *named):
                if name in _modules or name.split(".")[0] in _modules:
                    yield f"imports {line(name, 60)}"
                    break
    modules |= {"checks", "np", "numpy", "random", "math", "builtins", "plt", "pd"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Name):
            name = node.attr if isinstance(node, ast.Attribute) else node.id
            if name in _names:
                yield f"asks for {name}"
        if isinstance(node, ast.FunctionDef) and _SPECIAL.fullmatch(node.name):
            yield f"defines {node.name}"
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "exec", "eval", "compile", "globals", "vars")
        ):
            yield f"calls {node.func.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            base = node.value
            while isinstance(base, ast.Attribute):
                base = base.value
            if isinstance(base, ast.Name) and base.id in modules:
                yield f"changes {base.id}"
