"""The reference: every public name has its place, and every docstring can be set."""

from __future__ import annotations

import dataclasses
import html
import importlib
import inspect
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT
from docutils.core import publish_doctree

sys.path.insert(0, str(EXTENSIONS))
from book_reference import modules_of, page, prepared, rooms

from dpedu.mechanisms import Mechanism

ROOMS = rooms()
MODULES = sorted({f"dpedu.{room}" for room in ROOMS} | {m for some in ROOMS.values() for m in some})


def public(name: str) -> Iterator[tuple[str, Any]]:
    """The public names of a module, with what they stand for."""
    module = importlib.import_module(name)
    own = [
        key
        for key, value in vars(module).items()
        if not key.startswith("_") and getattr(value, "__module__", None) == name
    ]
    for key in getattr(module, "__all__", own):
        yield key, getattr(module, key)


def home(name: str, value: Any) -> str:
    """Where a public name is defined: the place of its entry."""
    if inspect.ismodule(value):
        return f"module-{value.__name__}"
    return f"{value.__module__}.{value.__qualname__}"


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_has_an_entry(book: Path, room: str) -> None:
    path = book / "book" / "reference" / f"{room}.html"
    places = set(re.findall(r' id="([^"]+)"', path.read_text(encoding="utf-8")))
    wanted = {
        home(name, value)
        for module in {f"dpedu.{room}", *ROOMS[room]}
        for name, value in public(module)
        if inspect.ismodule(value) or hasattr(value, "__qualname__")
    }
    # What a room only passes on has its entry in the room that it comes from.
    assert {place for place in wanted if f"dpedu.{room}" in place} - places == set()


def test_the_index_names_every_room_and_every_short_name(book: Path) -> None:
    import dpedu

    path = book / "book" / "reference.html"
    found = BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser").select_one("article")
    links = {tag["href"].rpartition("/")[2] for tag in found.find_all("a", href=True)}
    assert {f"{room}.html" for room in ROOMS} <= links
    text = found.get_text(" ").split()
    assert {name for name in dpedu.__all__ if name not in "".join(text)} == set()


def test_a_module_in_the_index_is_a_link(book: Path) -> None:
    soup = BeautifulSoup((book / "genindex.html").read_text("utf-8"), "html.parser")
    assert soup.find("a", string="dpedu.labs.deployments") is not None
    assert soup.find("a", string="module") is None


def test_entries_show_what_a_person_wrote(book: Path) -> None:
    """No named tuple's generated words, no wrapped annotation, no innards of an enumeration."""
    for path in (book / "book" / "reference").glob("*.html"):
        article = path.read_text(encoding="utf-8").partition("<article")[2]
        shown = html.unescape(re.sub(r"<[^>]*>", "", article.partition("</article>")[0]))
        assert "dpedu." in shown
        for generated in ("Alias for field number", "ForwardRef(", "qualname=None"):
            assert generated not in shown, (path.name, generated)
    labs = (book / "book" / "reference" / "labs.html").read_text(encoding="utf-8")
    entry = BeautifulSoup(labs, "html.parser").find(id="dpedu.labs.k_anonymity.COLUMNS")
    assert "postcode" not in entry.get_text()


def test_the_tables_of_the_benchmarks_are_in_the_book(book: Path) -> None:
    text = BeautifulSoup((book / "book" / "benchmarks.html").read_text("utf-8"), "html.parser")
    cells = {cell.get_text().strip() for cell in text.find_all("td")}
    tables = sorted((ROOT / "benchmarks" / "results").glob("*.md"))
    assert tables
    for table in tables:
        rows = re.findall(r"^\| (.+?) \|", table.read_text(encoding="utf-8"), re.M)
        assert rows, table.name
        assert rows[-1] in cells, table.name


def test_a_new_room_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "fresh"
    (room / "inner").mkdir(parents=True)
    for name in ("__init__", "_hidden", "shown", "inner/__init__", "inner/_hidden", "inner/deep"):
        (room / f"{name}.py").write_text('"""A module."""\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    assert modules_of("fresh") == ["fresh.inner", "fresh.inner.deep", "fresh.shown"]
    text = page("privacy", ["dpedu.privacy.belief"])
    assert "dpedu.privacy\n=============\n" in text
    assert ".. automodule:: dpedu.privacy.belief\n   :members:" in text
    # What a package names has one entry, its module's.
    text = page("checks", ["dpedu.checks.law", "dpedu.checks.law.claims"])
    assert text.count(":members:") == 1


# Docstrings ---------------------------------------------------------------------------------------


def docstrings(module: str) -> Iterator[tuple[str, str]]:
    """All docstrings that the page of a module shows, by name."""
    yield module, inspect.getdoc(importlib.import_module(module)) or ""
    for name, value in public(module):
        if inspect.isclass(value) and value.__module__ == module:
            for key, member in vars(value).items():
                if not key.startswith("_") and inspect.getdoc(member):
                    yield f"{module}.{name}.{key}", inspect.getdoc(member) or ""
        if hasattr(value, "__qualname__") and value.__module__ == module:
            yield f"{module}.{name}", inspect.getdoc(value) or ""


def complaints(docstring: str) -> str:
    """What docutils says about a docstring, prepared as for its page."""
    said = io.StringIO()
    text = "\n".join([".. default-role:: code", "", *prepared(docstring.splitlines())])
    publish_doctree(text, settings_overrides={"report_level": 2, "warning_stream": said})
    return said.getvalue()


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_can_be_set(module: str) -> None:
    found = {name: words for name, text in docstrings(module) if (words := complaints(text))}
    assert found == {}


@pytest.mark.parametrize(
    "docstring", ["An *open star.", "Of |bars| in text.", "A\n\n  - b\n c\n", "A name_."]
)
def test_a_docstring_that_cannot_be_set_is_found(docstring: str) -> None:
    assert complaints(docstring)


# What an entry says -------------------------------------------------------------------------------

# Values that functions hand out, rather than things that people make.
ANSWERS = {
    "Account", "Bounds", "BudgetExceeded", "Estimate", "Finding", "Intervals", "Part", "Quote",
    "Release", "SparseVectorSession", "Spend",
}  # fmt: skip
# Bookkeeping and helpers of our own: no theorem stands behind them.
OWN = {
    "additive", "bounds", "coins", "contract", "estimate", "exponentials", "grid", "guarantee",
    "membership_response", "selection", "unbiased",
}  # fmt: skip
CORE = [m for room in ("noise", "mechanisms", "privacy") for m in ROOMS[room]]
ENTRIES = [
    pytest.param(value, importlib.import_module(module), id=f"{module}.{name}")
    for module in CORE
    for name, value in public(module)
    if callable(value) and getattr(value, "__module__", None) == module and name not in ANSWERS
]


def sections_of(docstring: str) -> dict[str, str]:
    """A docstring's sections by heading; what stands before them under ""."""
    parts = re.split(r"^(\w+)\n-{3,}\n", docstring, flags=re.M)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def checks(value: Any) -> bool:
    """Whether a function or a class refuses anything by itself."""
    made = value
    if inspect.isclass(value) and not dataclasses.is_dataclass(value):
        made = vars(value).get("__init__", value)
    return bool(re.search(r"\bvalidate\.(?!Written)|\braise ", inspect.getsource(made)))


@pytest.mark.parametrize(("value", "module"), ENTRIES)
def test_an_entry_has_all_that_readers_need(value: Any, module: Any) -> None:
    found = sections_of(inspect.getdoc(value) or "")
    assert found[""].strip().split("\n\n")[0].rstrip("`").endswith((".", ":")), "a summary"
    names = [name for name in inspect.signature(value).parameters if name != "self"]
    told = found.get("Parameters", "") + found.get("Attributes", "")
    terms = " ".join(line for line in told.splitlines() if line and line[0] != " ")
    assert set(names) <= set(re.findall(r"\w+", terms)), "every parameter"
    if not inspect.isabstract(value):
        assert "Raises" in found or not (names and checks(value)), "errors"
        assert ">>> " in found.get("Examples", ""), "an example that runs"
    whole = inspect.getdoc(value) + (inspect.getdoc(module) or "")
    if inspect.isclass(value) and issubclass(value, Mechanism):
        assert re.search(r"neighbour|membership|edit", whole), "its neighbourhood"


@pytest.mark.parametrize("module", CORE)
def test_a_module_or_its_entries_name_their_source(module: str) -> None:
    loaded = importlib.import_module(module)
    words = (inspect.getdoc(loaded) or "") + "".join(
        inspect.getdoc(value) or "" for _, value in public(module)
    )
    if module.rpartition(".")[2] not in OWN:
        assert re.search(r"References\n-{3,}|\b(?:19|20)\d\d\b", words)
