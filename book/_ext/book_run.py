"""*Run this page*: what a chapter needs so that its cells run in the reader's browser.

Python for browsers is npm's ``pyodide``, pinned in ``book/pyodide.json``; without npm the book has
no button. The builds of numpy and others come from Pyodide's public distribution at reading time,
or from a folder: ``make book PYODIDE=FOLDER``. The page's part is in ``book/_static/run``.
"""

from __future__ import annotations

import base64
import hashlib
import html
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import cell_needs
import nbformat
from book_download import is_cell
from cell_needs import OWN, Cell, Library, analyse
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError
from sphinx.util import logging

import dpedu

LOGGER = logging.getLogger(__name__)
ROOT = Path(dpedu.__file__).resolve().parents[1]
PINNED = ROOT / "book" / "pyodide.json"
CORE = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
SITE = Path("_static", "run")
COMPILED = (".so", ".pyd", ".dylib")
# These come with what needs them, and no reader has heard of them.
FOLLOWING = {"cycler"}
# Where the npm package looks for the packages that it does not hold.
PUBLIC = re.compile(r"`(https://[^`$]+)\$\{\w+\}(/full/)`")

BAR = """
<div class="dp-run pst-js-only" data-folder="{folder}" data-cells="{cells}">
<button type="button" class="btn btn-sm">Run this page</button>
<p>{sentence}</p>
</div>"""


def from_npm(folder: Path) -> Path:
    """The core as npm has it, checked against the hash that is pinned; kept for the next build."""
    pinned = json.loads(PINNED.read_text(encoding="utf-8"))
    target = folder / f"{pinned['name']}-{pinned['version']}"
    if (target / LOCK).is_file():
        return target
    folder.mkdir(parents=True, exist_ok=True)
    command = ["npm", "pack", f"{pinned['name']}@{pinned['version']}", "--silent"]
    command += ["--fetch-retries=1", "--pack-destination", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=180)
    except FileNotFoundError:
        raise LookupError("npm is not installed (Debian: apt-get install npm)") from None
    except subprocess.SubprocessError:
        raise LookupError(f"npm cannot fetch {pinned['name']} {pinned['version']}") from None
    archive = folder / f"{pinned['name']}-{pinned['version']}.tgz"
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != pinned["integrity"]:
        archive.unlink()
        raise LookupError(f"what npm fetched is not the {PINNED.name} that was pinned")
    partial = target.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir()
    with tarfile.open(archive) as packed:
        for name in (*CORE, LOCK, "package.json"):
            held = packed.extractfile(f"package/{name}")
            assert held is not None
            (partial / name).write_bytes(held.read())
    archive.unlink()
    partial.rename(target)
    return target


class Sources:
    """Where Python, its packages and our own come from."""

    @classmethod
    def of(cls, app: Sphinx) -> Sources:
        """Those of the book that is built; a LookupError says why there are none."""
        given = os.environ.get("PYODIDE")
        kept = Path(app.outdir).parent / "npm"
        return cls(kept, Path(given).resolve() if given else None)

    def __init__(self, kept: Path, folder: Path | None) -> None:
        """``kept`` holds what npm fetched; ``folder`` is a distribution, if there is one."""
        self.kept, self.folder = kept, folder
        if folder and not (folder / LOCK).is_file():
            raise ExtensionError(f"PYODIDE={folder}: there is no {LOCK} in this folder")
        whole = folder is not None and all((folder / name).is_file() for name in CORE)
        self.core = folder if whole and folder else from_npm(kept)
        self.lock = json.loads(((folder or self.core) / LOCK).read_text(encoding="utf-8"))
        own = json.loads((self.core / LOCK).read_text(encoding="utf-8"))["info"]
        if self.lock["info"]["abi_version"] != own["abi_version"]:
            raise ExtensionError(
                f"PYODIDE={folder}: its packages are for {self.lock['info']['abi_version']}, "
                f"and this Python is {own['abi_version']}"
            )
        self.packages: dict[str, Any] = self.lock["packages"]
        self.by_import = {
            name: key for key, entry in self.packages.items() for name in entry["imports"]
        }

    @property
    def base(self) -> str:
        """Where a page finds the packages: an address, or a folder beside its scripts."""
        if self.folder:
            return "packages/"
        found = PUBLIC.search((self.core / "pyodide.mjs").read_text(encoding="utf-8"))
        version = json.loads((self.core / "package.json").read_text(encoding="utf-8"))["version"]
        return f"{found[1]}{version}{found[2]}" if found else ""

    @property
    def where(self) -> str:
        """What a reader is told of it."""
        return urlsplit(self.base).netloc or "this site"

    def closure(self, names: Iterable[str]) -> list[str]:
        """Packages of the distribution, and those that they depend on."""
        found: set[str] = set()
        waiting = [self.by_import.get(name, name) for name in names]
        while waiting:
            name = waiting.pop().lower()
            if name in self.packages and name not in found:
                found.add(name)
                waiting += self.packages[name]["depends"]
        return sorted(found)

    def ours(self, names: Iterable[str]) -> list[str]:
        """What is Python alone and comes from here, in the version that the build used.

        What the distribution's own builds need comes with them.
        """
        alone = {name for name in names if name != OWN and pure(name)}
        return sorted(alone - {*self.closure(set(names) - alone)})

    def size(self, names: Iterable[str]) -> int:
        """How much these packages are, of those that are in the folder."""
        files = [self.folder / self.packages[n]["file_name"] for n in names] if self.folder else []
        return sum(file.stat().st_size for file in files if file.is_file())

    def has(self, name: str) -> bool:
        """Whether a page can have what is imported by this name."""
        return name == OWN or pure(name) or (name in self.by_import and not self.lacking([name]))

    def lacking(self, names: Iterable[str]) -> list[str]:
        """The packages among these and what they depend on that are not in the folder."""
        files = {n: self.packages[n]["file_name"] for n in self.closure(names)}
        return [n for n in files if self.folder and not (self.folder / files[n]).is_file()]

    def digest(self) -> str:
        code = [Path(name).read_text(encoding="utf-8") for name in (__file__, cell_needs.__file__)]
        told = json.dumps([self.base, self.core_size(), self.lock, code], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()

    def copy(self, names: Iterable[str], target: Path) -> list[str]:
        """Put packages of the folder and what they depend on into the site. Gives what it lacks."""
        lacking = self.lacking(names)
        for name in sorted({*self.closure(names)} - {*lacking}) if self.folder else ():
            file = self.folder / self.packages[name]["file_name"]
            renew(file, target / file.name)
        return lacking

    def core_size(self) -> int:
        return sum((self.core / name).stat().st_size for name in (*CORE, LOCK))


def megabytes(size: int) -> str:
    return f"{max(size / 1e6, 0.1):.0f} MB" if size >= 1e7 else f"{max(size / 1e6, 0.1):.1f} MB"


def listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def cannot_be_had(names: list[str], sources: Sources) -> str:
    """In the words of ``packages.mjs``, which says it where it has tried."""
    return f"{listed(names)} cannot be had: {sources.where} does not have {them(names)}."


def them(names: list[str]) -> str:
    return "it" if len(names) == 1 else "them"


def refusal(
    sources: Sources, cells: list[Cell], lazily: list[Cell], shown: list[int], any_part: set[str]
) -> str:
    """Which packages a page wants in vain, and how many of its cells therefore do not run.

    ``lazily`` has the cells with what may come when functions of ours are called. Of what
    ``any_part`` of `dpedu` may load so, a cell's code tells nothing: only a run can.
    """

    def lacks(names: set[str]) -> set[str]:
        return {name for name in names - FOLLOWING if not sources.has(name)}

    lacking = sorted(lacks(set().union(*(cell.wants for cell in (*cells, *lazily)))))
    if not lacking:
        return ""
    said = f" {cannot_be_had(lacking, sources)}"
    without = sum(bool(lacks(cells[i].needs)) for i in shown)
    most = sum(bool(lacks(cells[i].needs | lazily[i].needs - any_part)) for i in shown)
    if without:
        verb, need = ("does", "needs") if without == 1 else ("do", "need")
        said += f" {without} of the {len(shown)} cells {need} {them(lacking)} and {verb} not run"
        said += f" here: {'it' if without == 1 else 'each'} says so itself once the page runs."
    if most > without:
        said += f" In all, it can be up to {most} of the {len(shown)} cells that do not run: they"
        said += f" need {them(lacking)}, call a part of {OWN} that loads {them(lacking)}, or wait"
        said += " for a cell that does not run. Each says why."
    some = lacks(any_part)
    if some and any(OWN in cell.wants for cell in cells):
        said += f" A cell that calls a part of {OWN} which loads {listed(sorted(some))} says so."
    return said


def sentence(sources: Sources, cells: list[Cell], called: set[str]) -> str:
    """What running a page loads; `called` is what may come when functions of ours are called."""
    said = "Its cells run in your browser and can be changed. "
    said += f"The first run loads Python from this site, {megabytes(sources.core_size())}"
    packages = sources.closure(set().union(*(cell.wants for cell in cells)))
    wanted = set().union(*(cell.wants for cell in cells)) - FOLLOWING
    asked = [name for name in sorted(wanted) if name in sources.by_import and sources.has(name)]
    if asked and sources.folder:
        said += f", and, when cells need them, {listed(asked)}, {megabytes(sources.size(packages))}"
    elif asked:
        said += f"; {listed(asked)} come from {sources.where} when a cell needs them"
    more = [
        n for n in sorted(called - wanted - FOLLOWING) if n in sources.by_import and sources.has(n)
    ]
    if more:
        said += f". Some functions of {OWN} load {listed(more)}"
        size = sources.size({*sources.closure(more)} - {*packages})
        said += f", {megabytes(size)}," if size else " too"
        said += " when they are called"
    return said + "."


@cache
def distributions() -> Mapping[str, list[str]]:
    """What is installed here, by the names that are imported: it takes a while to find out."""
    return importlib.metadata.packages_distributions()


@cache
def pure(name: str) -> bool:
    """Whether a package that is installed here is Python alone."""
    names = distributions().get(name, [])
    files = [str(file) for each in names for file in importlib.metadata.files(each) or ()]
    return bool(files) and not any(file.endswith(COMPILED) for file in files)


def wheel_of(name: str, folder: Path) -> Path:
    """A package that is installed here, as a wheel, kept for the next build."""
    [distribution] = set(distributions()[name])
    version = importlib.metadata.version(distribution)
    path = folder / f"{distribution}-{version}-py3-none-any.whl"
    if path.is_file():
        return path
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(importlib.metadata.files(distribution) or (), key=str):
            if not {"__pycache__", ".."} & {*file.parts} and file.suffix not in COMPILED:
                packed.writestr(
                    zipfile.ZipInfo(str(file)), file.read_binary(), zipfile.ZIP_DEFLATED
                )
    return path


def own_wheel(folder: Path) -> Path:
    """The wheel of `dpedu` as it is now, without the notebooks that a release adds."""
    from hatchling.builders.wheel import WheelBuilder

    os.environ["HATCH_BUILD_NO_HOOKS"] = "true"
    try:
        return Path(
            next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"]))
        )
    finally:
        del os.environ["HATCH_BUILD_NO_HOOKS"]


def required() -> set[str]:
    """What `dpedu` may load while it works, as its wheel says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] + project["optional-dependencies"]["sql"]
    return {re.match(r"[\w-]+", line)[0].lower() for line in lines}  # type: ignore[index]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def renew(source: Path, target: Path) -> None:
    """Copy what is not there yet: 12 MB each time would be slow."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.is_file() or target.read_bytes() != source.read_bytes():
        shutil.copyfile(source, target)


class Pages:
    """What one build knows while it makes its pages run."""

    def __init__(self) -> None:
        self.sources: Sources | None = None
        self.library = Library(Path(dpedu.__file__).parent)
        self.lazily = Library(Path(dpedu.__file__).parent, lazily=True)

    def settle(self, app: Sphinx, config: Config) -> None:
        """Decide whether pages can run, and where Python and its packages come from."""
        try:
            self.sources = Sources.of(app)
        except LookupError as problem:
            LOGGER.info("Pages have no button to run them: %s.", problem)
            return
        # Other sources mean other pages: Sphinx writes all again when this value changes.
        config.run_from = self.sources.digest()

    def make_runnable(
        self,
        app: Sphinx,
        docname: str,
        template: str,
        context: dict[str, Any],
        doctree: nodes.document,
    ) -> None:
        """Write what a page's cells are and need, and put the button on the page."""
        if self.sources is None or doctree is None:
            return
        boxes = [node["cell_index"] for node in doctree.findall(nodes.container) if is_cell(node)]
        if not boxes:
            return
        executed = Path(app.outdir).parent / "jupyter_execute" / f"{docname}.ipynb"
        notebook = nbformat.reads(executed.read_text(encoding="utf-8"), as_version=4)
        code = [
            (i, each.source) for i, each in enumerate(notebook.cells) if each.cell_type == "code"
        ]
        sources = [source for _, source in code]
        cells = analyse(sources, self.library)
        lazily = analyse(sources, self.lazily)
        called = set().union(*(cell.wants for cell in lazily))
        parts = self.lazily.of([OWN]) - self.library.of([OWN])
        order = [i for i, _ in code]
        shown = [order.index(box) for box in boxes]
        data = {"shown": shown, "cells": [cell.as_json() for cell in cells]}
        for cell, told in zip(cells, data["cells"], strict=True):
            lacking = sorted(n for n in cell.needs - FOLLOWING if not self.sources.has(n))
            told["refused"] = cannot_be_had(lacking, self.sources) if lacking else ""
        target = Path(app.outdir) / SITE / "cells" / f"{docname}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(data, ensure_ascii=False, sort_keys=True), encoding="utf-8")
        bar = BAR.format(
            folder=f"{context['pathto'](SITE.as_posix(), 1)}/",
            cells=f"cells/{docname}.json",
            sentence=html.escape(
                sentence(self.sources, cells, called)
                + refusal(self.sources, cells, lazily, shown, parts)
            ),
        )
        context["body"] = context["body"].replace("</h1>", f"</h1>{bar}", 1)

    def serve(self, app: Sphinx, error: Exception | None) -> None:
        """Put into the site what its pages load when they run."""
        sources = self.sources
        if error is not None or sources is None or app.builder.format != "html":
            return
        site = Path(app.outdir) / SITE
        for name in CORE:
            renew(sources.core / name, site / "pyodide" / name)
        wants: set[str] = set()
        for page in (site / "cells").rglob("*.json"):
            for cell in json.loads(page.read_text(encoding="utf-8"))["cells"]:
                wants.update(cell["wants"])
        # Anew: a file that an earlier build has left would be deployed for nobody.
        for folder in ("wheels", "packages"):
            shutil.rmtree(site / folder, ignore_errors=True)
            (site / folder).mkdir(parents=True)
        ours = {OWN: own_wheel(site / "wheels")}
        for name in sources.ours(wants | required()):
            made = wheel_of(name, sources.kept)
            ours[name] = Path(shutil.copy(made, site / "wheels"))
        (site / "packages" / LOCK).write_text(json.dumps(sources.lock), encoding="utf-8")
        course = wants | required() | {OWN}
        lacking = sources.copy(course, site / "packages")
        if lacking:
            LOGGER.info("PYODIDE=%s lacks %s; pages say so.", sources.folder, listed(lacking))
        described = {
            "bytes": sources.core_size(),
            "base": sources.base,
            "course": sorted(course),
            "ours": {
                name: {"file": f"wheels/{path.name}", "sha256": sha256(path)}
                for name, path in ours.items()
            },
        }
        (site / "sources.json").write_text(json.dumps(described, indent=1), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    pages = Pages()
    app.add_config_value("run_from", "", "html")
    # Early: Sphinx looks then whether the configuration has changed.
    app.connect("config-inited", pages.settle)
    app.connect("html-page-context", pages.make_runnable)
    app.connect("build-finished", pages.serve)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
