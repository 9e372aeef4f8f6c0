"""What each cell of a chapter needs, read from its code: packages, and the cells before it.

A browser runs a cell alone, and can have a package or not. So each name that a cell uses is traced
to the cell that bound it, and each import to what it loads; `dpedu`'s own modules are read too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

# What a page in a browser cannot do, in words that end "This cell …".
NOT_IN_A_BROWSER = {
    "subprocess": "starts another program",
    "multiprocessing": "starts other processes",
    "concurrent": "starts other processes or threads",
    "threading": "starts threads",
    "socket": "speaks to a server",
    "psycopg": "speaks to a PostgreSQL server",
    "distributed": "speaks to other machines",
}
# Methods that change what they belong to: Python's own, and those that answer from a budget.
CHANGING = {"add", "append", "clear", "discard", "extend", "fill", "insert", "pop", "popitem"}
CHANGING |= {"remove", "reverse", "setdefault", "shuffle", "sort", "update"}
CHANGING |= {"ask", "ask_all", "averages", "parallel", "spend"}
# The page has its own: see book/_static/run/cell.py.
PROVIDED = {"IPython"}
OWN = "dpedu"


@dataclass
class Cell:
    """What a browser must know of a cell."""

    source: str
    needs: set[str] = field(default_factory=set)
    """Names of packages without which it cannot run, as they are imported."""
    wants: set[str] = field(default_factory=set)
    """What a cell of imports alone would load; without one of them the others are there still."""
    after: set[int] = field(default_factory=set)
    """The cells that define what it uses: without them it cannot run."""
    changed_by: set[int] = field(default_factory=set)
    """The cells that change what it uses, as a draw does: without them its numbers may differ."""
    cannot: str = ""
    """What it does that no browser can."""

    def as_json(self) -> dict[str, object]:
        return {k: sorted(v) if isinstance(v, set) else v for k, v in vars(self).items()}


class Names(ast.NodeVisitor):
    """The names that code takes from outside and those that it binds, in the order of running."""

    def __init__(self, bound: Iterable[str] = ()) -> None:
        self.inner = set(bound)
        self.taken: set[str] = set()
        self.bound: set[str] = set()
        self.defined: set[str] = set()
        self.imported: dict[str, set[str]] = {}
        self.modules: set[str] = set()
        self.changed: set[str] = set()
        self.parts: set[tuple[str, str]] = set()

    def take(self, name: str) -> None:
        if name not in self.inner:
            self.taken.add(name)

    def bind(self, name: str) -> None:
        self.inner.add(name)
        self.bound.add(name)

    def each(self, *children: ast.AST | Sequence[ast.AST] | None) -> None:
        for child in children:
            if isinstance(child, ast.AST):
                self.visit(child)
            else:
                for one in child or ():
                    self.visit(one)

    def visit_Name(self, node: ast.Name) -> None:
        (self.take if isinstance(node.ctx, ast.Load) else self.bind)(node.id)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.each(node.value, node.targets)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.each(node.annotation, node.value, node.target)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.each(node.value, node.target)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.take(node.target.id)
            self.changed.add(node.target.id)
        self.each(node.value, node.target)

    def visit_For(self, node: ast.For) -> None:
        self.each(node.iter, node.target, node.body, node.orelse)

    def visit_Call(self, node: ast.Call) -> None:
        # Some methods change what they belong to, and a draw changes a generator.
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            owner = node.func.value.id
            if node.func.attr in CHANGING or "rng" in owner:
                self.changed.add(owner)
        for given in node.keywords:
            if given.arg == "rng" and isinstance(given.value, ast.Name):
                self.changed.add(given.value.id)
        for place in node.args:
            if isinstance(place, ast.Name) and "rng" in place.id:
                self.changed.add(place.id)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name):
            self.parts.add((node.value.id, node.attr))
            if not isinstance(node.ctx, ast.Load):
                self.changed.add(node.value.id)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Name) and not isinstance(node.ctx, ast.Load):
            self.changed.add(node.value.id)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            name = each.asname or each.name.partition(".")[0]
            self.bind(name)
            self.imported[name] = {each.name}
            self.modules.add(each.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for each in node.names:
            name = each.asname or each.name
            self.bind(name)
            # The name may be a module of its own.
            self.imported[name] = {node.module or "", f"{node.module}.{each.name}"}
            self.modules |= self.imported[name]

    def inside(self, bound: Iterable[str], *children: ast.AST | Sequence[ast.AST] | None) -> None:
        scope = Names(self.inner | set(bound))
        scope.each(*children)
        for name in scope.taken:
            self.take(name)
        self.changed |= scope.changed - set(bound)
        self.parts |= scope.parts
        self.modules |= scope.modules

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.each(node.args.defaults, [each for each in node.args.kw_defaults if each])
        self.inside(arguments(node.args), node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.each(node.decorator_list, node.args.defaults)
        self.each([each for each in node.args.kw_defaults if each])
        self.bind(node.name)
        self.defined.add(node.name)
        local = {
            each.id
            for statement in node.body
            for each in ast.walk(statement)
            if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)
        }
        self.inside(arguments(node.args) | local, node.body)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.each(node.decorator_list, node.bases, [each.value for each in node.keywords])
        self.bind(node.name)
        self.defined.add(node.name)
        self.inside((), node.body)

    def comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> None:
        self.inside((), node.generators, node.elt)

    visit_ListComp = visit_SetComp = visit_GeneratorExp = comprehension

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.inside((), node.generators, node.key, node.value)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.each(node.iter, node.target, node.ifs)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        self.each(node.type)
        if node.name:
            self.bind(node.name)
        self.each(node.body)


def arguments(given: ast.arguments) -> set[str]:
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return {each.arg for each in every if each}


def read(source: str) -> Names:
    names = Names()
    names.visit(ast.parse(source))
    return names


class Library:
    """What a package of ours loads when one of its modules is imported."""

    def __init__(self, package: Path, *, lazily: bool = False) -> None:
        """``lazily``: or may load later, when a function of it is called."""
        self.root, self.name = package.parent, package.name
        self.find = at_all if lazily else at_once
        # Many modules lead to the same ones, and each is read once.
        self.imports, self.packages = cache(self._imports), cache(self._packages)

    def file(self, module: str) -> Path | None:
        if module.partition(".")[0] != self.name:
            return None
        path = self.root.joinpath(*module.split("."))
        files = (path / "__init__.py", path.with_suffix(".py"))
        return next((each for each in files if each.is_file()), None)

    def of(self, modules: Iterable[str]) -> set[str]:
        """The packages that these modules load, and their own."""
        return set().union(*map(self.packages, modules))

    def _packages(self, module: str) -> frozenset[str]:
        found: set[str] = set()
        waiting, seen = [module], set()
        while waiting:
            here = waiting.pop()
            top = here.partition(".")[0]
            if here in seen or not top:
                continue
            seen.add(here)
            if top != self.name:
                found |= outside(top)
                continue
            found.add(top)
            waiting.append(here.rpartition(".")[0])
            waiting += self.imports(here)
        return frozenset(found)

    def _imports(self, module: str) -> list[str]:
        file = self.file(module)
        return self.find(ast.parse(file.read_text(encoding="utf-8")).body) if file else []


def outside(top: str) -> set[str]:
    """What a module of others needs in a browser beside Python itself."""
    # Python's own sqlite3 is a package of its own there.
    if top in PROVIDED or (top in sys.stdlib_module_names and top != "sqlite3"):
        return set()
    return {top}


def at_once(body: list[ast.stmt]) -> list[str]:
    """The modules that a module imports while it is loaded."""
    found: list[str] = []
    for node in body:
        found += named(node)
        if isinstance(node, ast.Try | ast.ClassDef):
            found += at_once(node.body)
    return found


def at_all(body: list[ast.stmt]) -> list[str]:
    """The modules that a module imports at any time."""
    return [name for node in ast.walk(ast.Module(body, [])) for name in named(node)]


def named(node: ast.AST) -> list[str]:
    """The modules that an import names; what stands below one may be a module of its own."""
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
    return []


def analyse(sources: Iterable[str], library: Library) -> list[Cell]:
    """The cells of a page, from their code."""
    cells: list[Cell] = []
    names: list[Names | None] = []
    for source in sources:
        cell = Cell(source)
        cells.append(cell)
        try:
            found = read(source)
        except SyntaxError:
            cell.cannot = "uses a command of IPython's own"
            names.append(None)
            continue
        names.append(found)
        tops = {module.partition(".")[0] for module in found.modules}
        cell.cannot = next(
            (NOT_IN_A_BROWSER[top] for top in sorted(tops & {*NOT_IN_A_BROWSER})), ""
        )
        loads = library.of(found.modules)
        if only_imports(source):
            cell.wants = loads
        else:
            cell.needs = loads
        trace(cells, names, library)
    for cell in cells:
        cell.wants |= cell.needs
    return cells


def trace(cells: list[Cell], names: list[Names | None], library: Library) -> None:
    """Follow each name of the last cell to the cells that it comes from."""
    here, own = cells[-1], names[-1]
    assert own is not None
    modules = dict(own.imported)
    for name in own.taken:
        binding = next((i for i in reversed(range(len(cells) - 1)) if binds(names[i], name)), None)
        if binding is None:
            continue
        there = names[binding]
        assert there is not None
        # What else stands beside an import has to run with it.
        here.needs |= cells[binding].needs
        changing: set[int] = set()
        if name in there.imported:
            modules[name] = there.imported[name]
            here.needs |= library.of(there.imported[name])
        elif name not in there.defined:
            later = range(binding + 1, len(cells) - 1)
            changing = {i for i in later if (it := names[i]) and name in it.changed & it.taken}
        here.after |= {binding} | cells[binding].after
        here.cannot = here.cannot or (cells[binding].cannot and "needs one that cannot run here")
        here.changed_by |= cells[binding].changed_by
        for cell in changing:
            here.changed_by |= {cell} | cells[cell].after | cells[cell].changed_by
    here.changed_by -= here.after
    # `dp.plots` loads more than `dp`.
    for name, part in own.parts:
        here.needs |= library.of(
            f"{module}.{part}"
            for module in modules.get(name, ())
            if library.file(f"{module}.{part}")
        )


def binds(names: Names | None, name: str) -> bool:
    return names is not None and name in names.bound


def only_imports(source: str) -> bool:
    body = ast.parse(source).body
    return bool(body) and all(isinstance(node, ast.Import | ast.ImportFrom) for node in body)
