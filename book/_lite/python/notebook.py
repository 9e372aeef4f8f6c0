"""What a whole notebook's kernel does beside running a cell, so that packages come when needed."""

import ast
import builtins
import codeop
import getpass
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from cell_needs import OWN, Library, read
from IPython import get_ipython
from on_import import CannotBeHad, top_modules
from printed import Printed

MOST = 100_000  # characters that a cell shows of what it prints
MODULES = {}  # from each name that an import has bound to the modules that it may be


@cache
def library():
    return Library(Path(find_spec(OWN).origin).parent, lazily=True)


def needed(code):
    """Whatever code may import while it runs, by what it names and what `dpedu` does then."""
    try:
        found = read(code)
    except SyntaxError:
        return set()
    MODULES.update(found.imported)
    parts = {f"{module}.{part}" for name, part in found.parts for module in MODULES.get(name, ())}
    return library().of(found.modules | parts)


async def bring_before(code, bring):
    """Where Python cannot wait for a package at its import, all that may be needed comes before."""
    if OWN in top_modules(code):
        await bring([OWN])
    if find_spec(OWN):
        await bring(needed(code))


def import_the_rest(result):
    """A cell stopped at a package that cannot be had: cells below find what it imports else."""
    if not isinstance(result.error_in_exec, CannotBeHad):
        return
    for node in ast.parse(result.info.raw_cell).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            try:
                exec(compile(ast.Module([node], []), "<imports>", "exec"), get_ipython().user_ns)
            except ImportError:
                continue


def nobody_types(prompt="", *_, **__):
    """In place of `input`, which would give None; the error is that of marking."""
    raise EOFError(
        "input() waits for somebody to type, and a page cannot: write the value into the code"
    )


@cache
def streams():
    sys.stdout, sys.stderr = (Printed(each.write, MOST) for each in (sys.stdout, sys.stderr))
    return sys.stdout, sys.stderr


@cache
def hear_of_cells():
    shell = get_ipython()
    shell.events.register("post_run_cell", import_the_rest)
    # IPython takes a bracket that is never closed for code that goes on, and says no more of it.
    shell.compile.flags &= ~codeop.PyCF_ALLOW_INCOMPLETE_INPUT


def prepare():
    """Before each cell, as the kernel sets its own `input` with each."""
    hear_of_cells()
    for stream in streams():
        stream.begin()
    builtins.input = getpass.getpass = nobody_types
