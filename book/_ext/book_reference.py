"""The reference: a page a room of the package, written before Sphinx looks for pages.

Rooms are found in the package, so a new one needs nothing here. A page asks autodoc for each module
of its room; what stands here makes its docstrings read well: sections of a docstring become small
headings with a list of terms, and a name in single backticks links to what it names.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, ForwardRef

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

import dpedu

FOLDER = Path("book") / "reference"
# Commands, and what marks a class: used by typing, not by importing.
NO_ROOMS = {"cli", "course", "grading"}
TERMS = {"Parameters", "Attributes", "Raises"}
PLURAL = re.compile(r"(?<![`\w])(`[^`]+`)(?=\w)")
NAME = re.compile(r"[A-Za-z_][\w.]*(?:\(\))?")
LONGEST_VALUE = 100


# Pages --------------------------------------------------------------------------------------------


def modules_of(name: str) -> list[str]:
    """The public modules below a module, or itself if it holds none."""
    module = importlib.import_module(name)
    below = getattr(module, "__path__", None)
    if below is None:
        return [name]
    found = pkgutil.walk_packages(below, prefix=f"{name}.")
    return [info.name for info in found if not re.search(r"\._", info.name)]


def rooms() -> dict[str, list[str]]:
    """The public rooms of the package with their modules, by name."""
    names = [
        info.name
        for info in pkgutil.iter_modules(dpedu.__path__)
        if not info.name.startswith("_") and info.name not in NO_ROOMS
    ]
    return {name: modules_of(f"dpedu.{name}") for name in sorted(names)}


def page(room: str, modules: list[str]) -> str:
    """The source of a room's page."""
    whole = f"dpedu.{room}"
    lines = [heading(whole, "=")]
    if modules != [whole]:
        lines.append(f".. automodule:: {whole}\n   :no-members:\n")
    for name in modules:
        if name != whole:
            lines.append(heading(name.removeprefix(f"{whole}."), "-"))
            lines.append(f"``{name}``\n")
        # What a package names is its modules', and has its entry there.
        package = hasattr(importlib.import_module(name), "__path__")
        members = ":no-members:" if package else ":members:\n   :show-inheritance:"
        lines.append(f".. automodule:: {name}\n   {members}\n")
    return "\n".join(lines)


def heading(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}\n"


def write_pages(app: Sphinx, config: Config) -> None:
    """Write what is new or has changed, and remove the pages of rooms that are gone."""
    if not (Path(app.srcdir) / FOLDER.with_suffix(".md")).exists():
        return
    folder = Path(app.srcdir) / FOLDER
    folder.mkdir(exist_ok=True)
    wanted = {folder / f"{room}.rst": page(room, modules) for room, modules in rooms().items()}
    for stale in {*folder.iterdir()} - wanted.keys():
        stale.unlink()
    for path, text in wanted.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


class Rooms(SphinxDirective):
    """A list of all rooms: the first sentence of each, and what `import dpedu as dp` has of it."""

    def run(self) -> list[nodes.Node]:
        short: dict[str, list[str]] = {room: [] for room in rooms()}
        for name in dpedu.__all__:
            value = getattr(dpedu, name)
            home = getattr(value, "__module__", None) or getattr(value, "__name__", "")
            home = value.__name__ if inspect.ismodule(value) else home
            full = home if inspect.ismodule(value) else f"{home}.{name}"
            short[home.split(".")[1]].append(f"{{py:obj}}`{name} <{full}>`")
        lines = []
        for room, names in short.items():
            words = inspect.getdoc(importlib.import_module(f"dpedu.{room}")) or ""
            summary = re.split(r"(?<=[.!?])\s", words, maxsplit=1)[0].replace("\n", " ")
            lines += [f"[`dpedu.{room}`](reference/{room})", f": {markdown(summary)}"]
            lines += ["", f"  As `dp.…`: {', '.join(names)}", ""] if names else [""]
        return self.parse_text_to_nodes("\n".join(lines))


def markdown(text: str) -> str:
    return text.replace("``", "`")


# Docstrings ---------------------------------------------------------------------------------------


def treat_docstring(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]
) -> None:
    lines[:] = prepared(lines)


def is_bare_field(
    app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any
) -> bool | None:
    """Leave out fields of named tuples of which their class's docstring alone speaks."""
    words = getattr(thing, "__doc__", None) or ""
    return True if words.startswith("Alias for field number ") else None


def prepared(lines: list[str]) -> list[str]:
    """The sections of a docstring in numpy's style as small headings and lists of terms."""
    # A letter right behind the backticks ("`Fraction`s") needs a mark that nobody sees.
    return [*(PLURAL.sub(r"\1\\ ", line) for line in sections(lines)), ""]


def sections(lines: list[str]) -> Iterator[str]:
    section = ""
    for number, line in enumerate(lines):
        below = lines[number + 1] if number + 1 < len(lines) else ""
        if re.fullmatch(r"-{3,}", below) and len(below) == len(line):
            section = line
            yield f".. rubric:: {line}"
        elif re.fullmatch(r"-{3,}", line) and section and lines[number - 1] == section:
            yield ""
        elif section in TERMS and line and not line.startswith(" "):
            yield ", ".join(f"``{term}``" for term in line.split(", "))
        else:
            yield line


def written(annotation: str | ForwardRef) -> str:
    return annotation if isinstance(annotation, str) else annotation.__forward_arg__


def hide_long_values(app: Sphinx, doctree: nodes.document) -> None:
    """A table of data is to be read in the source."""
    for value in list(doctree.findall(addnodes.desc_annotation)):
        if value.astext().startswith(" = ") and len(value.astext()) > LONGEST_VALUE:
            value.parent.remove(value)


class _Words(str):
    """An annotation as it is written in the source."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def treat_signature(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, arguments: str, returns: str
) -> tuple[str, str] | None:
    """Show annotations as they are written: `Number`, not all that it stands for."""
    if arguments is None:
        return None
    if inspect.isclass(thing) and issubclass(thing, Enum):
        return "", ""
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return None
    parameters = [
        parameter.replace(annotation=_Words(written(parameter.annotation)))
        if isinstance(parameter.annotation, str | ForwardRef)
        else parameter
        for key, parameter in signature.parameters.items()
        if not (what == "method" and key == "self")
    ]
    answer = signature.return_annotation
    shown = answer if isinstance(answer, str) and what not in ("class", "exception") else ""
    bare = signature.replace(parameters=parameters, return_annotation=signature.empty)
    return str(bare), shown


# Links --------------------------------------------------------------------------------------------


def name_role(
    role: str, raw: str, text: str, line: int, inliner: Inliner, *_: Any
) -> tuple[list[nodes.Node], list[nodes.Node]]:
    """A name in single backticks: a link if it names what has a place in the reference."""
    code = nodes.literal(raw, text, classes=["xref", "py"])
    if not NAME.fullmatch(text):
        return [code], []
    context = inliner.document.settings.env.ref_context
    link = addnodes.pending_xref(
        raw, code, refdomain="py", reftype="obj", reftarget=text.removesuffix("()"), dp_name=True
    )
    link["py:module"], link["py:class"] = context.get("py:module"), context.get("py:class")
    return [link], []


def full_name(target: str, module: str | None, owner: str | None) -> str | None:
    """What a name means in a module or class: the place where it is defined."""
    starts: list[Any]
    if target.startswith("dpedu."):
        target, starts = target.removeprefix("dpedu."), [dpedu]
    elif module is None:
        return None
    else:
        space = importlib.import_module(module)
        starts = [getattr(space, owner, None), space] if owner else [space]
    for start in starts:
        value = start
        for part in target.split("."):
            value = getattr(value, part, None)
        if inspect.ismodule(value):
            return value.__name__
        if callable(value) and hasattr(value, "__qualname__"):
            return f"{value.__module__}.{value.__qualname__}"
    return None


def find_name(
    app: Sphinx, env: Any, node: addnodes.pending_xref, content: nodes.Element
) -> nodes.Element | None:
    """Find what Sphinx alone does not: names that a module or a room imports from another.

    In an entry, what has no place in the book, such as an argument, or a type of another library,
    stays as it is. A name that begins with ``dpedu.`` must have a place.
    """
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"]
    objects = env.get_domain("py").objects
    name = full_name(target, node.get("py:module"), node.get("py:class"))
    if name in objects:
        place = objects[name]
        here = node.get("refdoc", env.docname)
        return make_refnode(app.builder, here, place.docname, place.node_id, content, name)
    ours = target.startswith("dpedu.") and "._" not in target
    return content if not ours and (node.get("dp_name") or within(node, addnodes.desc)) else None


def link_modules(app: Sphinx, page: str, template: str, context: dict[str, Any], _: object) -> None:
    """In the index a module is a link, and not a name above the word *module*."""
    for _, entries in context.get("genindexentries", ()):
        for place, (name, (links, below, key)) in enumerate(entries):
            if not links and [word for word, _ in below] == ["module"]:
                entries[place] = (name, (below[0][1], [], key))


def within(node: nodes.Node, kind: type[nodes.Node]) -> bool:
    while node is not None:
        if isinstance(node, kind):
            return True
        node = node.parent
    return False


def setup(app: Sphinx) -> dict[str, bool]:
    app.setup_extension("sphinx.ext.autodoc")
    # Before the table of contents looks for pages.
    app.connect("config-inited", write_pages, priority=100)
    app.connect("autodoc-process-docstring", treat_docstring)
    app.connect("autodoc-process-signature", treat_signature)
    app.connect("autodoc-skip-member", is_bare_field)
    app.connect("doctree-read", hide_long_values)
    app.connect("missing-reference", find_name)
    app.connect("html-page-context", link_modules)
    app.add_role("dp-name", name_role)
    app.add_directive("rooms", Rooms)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
