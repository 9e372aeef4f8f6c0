"""Where the names of a notebook come from: imports, the student, the instructor."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Iterable
from typing import Any


def origins(
    answers: Iterable[str], reference: Iterable[dict[str, Any]]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Where names of a notebook come from: imports, the student, the instructor.

    What the instructor's notebook imports, and never gives another meaning, every process
    imports for itself: a student's ``np`` is nothing that a test may trust. What only tests and
    locked cells define is never asked of a student either.
    """
    imports: dict[str, str] = {}
    answered, own, given = set[str](), set[str](), set[str]()
    cells = [("answer", source) for source in answers]
    cells += [(cell["role"], cell["source"]) for cell in reference if cell["role"] != "answer"]
    for role, source in cells:
        found = _imported(source)
        imports |= found
        made = bound(source) - found.keys()
        (answered if role == "answer" else own if role == "own" else given).update(made)
    others = answered | own | given
    libraries = {name: text for name, text in imports.items() if name not in others}
    trusted = (given - answered - own) | libraries.keys()
    answered |= imports.keys() - libraries.keys()
    statements = tuple(dict.fromkeys(libraries.values()))
    return statements, tuple(sorted(answered)), tuple(sorted(trusted))


def bound(source: str) -> set[str]:
    """The names that a cell gives a meaning to, at its top level."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
            return
        if isinstance(
            node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
        ):
            return
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update((each.asname or each.name).split(".")[0] for each in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child)

    with contextlib.suppress(SyntaxError, ValueError):
        visit(ast.parse(plain_python(source)))
    return found - {"*"}


def _imported(source: str) -> dict[str, str]:
    """The names that a cell imports at its top level, and the statement that does it."""
    found = {}
    with contextlib.suppress(SyntaxError, ValueError):
        for node in ast.parse(plain_python(source)).body:
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            for each in node.names:
                one: ast.stmt = ast.Import([each])
                if isinstance(node, ast.ImportFrom):
                    one = ast.ImportFrom(node.module, [each], node.level)
                name = (each.asname or each.name).split(".")[0]
                found[name if name != "*" else ast.unparse(one)] = ast.unparse(one)
    return found


def definitions(source: str) -> str:
    """The statements of a cell that import, define, or give a name to a constant."""
    kept: list[str] = []
    with contextlib.suppress(SyntaxError, ValueError):
        for node in ast.parse(plain_python(source)).body:
            defines = ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef
            constant = isinstance(node, ast.Assign) and _is_plain(node.value)
            if isinstance(node, defines) or constant:
                kept.append(ast.unparse(node))
    return "\n".join(kept)


def _is_plain(value: ast.expr) -> bool:
    with contextlib.suppress(ValueError, TypeError, SyntaxError, RecursionError):
        ast.literal_eval(value)
        return True
    return False


def plain_python(source: str) -> str:
    """A cell's text without IPython's commands."""
    return "\n".join(
        "pass" if line.startswith(("%", "!")) else line for line in source.splitlines()
    )
