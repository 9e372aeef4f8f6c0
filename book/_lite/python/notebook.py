"""What a whole notebook's kernel does beside running a cell, so that packages come when needed."""

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from cell_needs import OWN, Library, read
from IPython import get_ipython
from on_import import CannotBeHad, top_modules

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


@cache
def prepare():
    get_ipython().events.register("post_run_cell", import_the_rest)
