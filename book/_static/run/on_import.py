"""Loads a package when code imports it, where the browser can wait within Python."""

import ast
import importlib
import importlib.machinery
import sys


class CannotBeHad(ModuleNotFoundError):
    """A package that this reader cannot have, and why, in a sentence."""

    def _render_traceback_(self):
        return [f"This cell did not finish: {self} Cells that do without run."]


class WhenAsked:
    """Fetches what may be fetched; a sentence says why it could not."""

    def __init__(self, can_fetch, fetch, why):
        self.can_fetch, self.fetch, self.why = can_fetch, fetch, why

    def find_spec(self, name, path=None, target=None):
        from pyodide.ffi import can_run_sync, run_sync

        if path is not None or not self.can_fetch(name):
            return None
        waits = can_run_sync()
        if waits:
            sys.stdout.flush()
        if said := run_sync(self.fetch(name)) if waits else self.why(name):
            raise CannotBeHad(said, name=name)
        importlib.invalidate_caches()
        return importlib.machinery.PathFinder.find_spec(name) if waits else None


def load_when_imported(can_fetch, fetch, why):
    """``fetch`` and ``why`` answer with a sentence, or with nothing if all is well."""
    # After Python's own and before Pyodide's, which only explains.
    sys.meta_path.insert(-1, WhenAsked(can_fetch, fetch, why))


def top_modules(source):
    """The modules that code names, without what is below them."""
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except SyntaxError:
        return []
    names = [each.name for node in nodes if isinstance(node, ast.Import) for each in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return sorted({name.partition(".")[0] for name in names} - {""})
