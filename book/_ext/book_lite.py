"""Whole notebooks in the browser: JupyterLite, for every chapter and every student notebook.

A book that has student notebooks, and whose pages run, has a folder ``lite`` with JupyterLab's
notebook application, made by ``jupyterlite_core`` while the pages are built. The notebooks in it
are the very files of ``exercises/`` and those that chapters offer for download. What a reader
writes stays in the reader's browser, and goes before what the site has.
"""

from __future__ import annotations

import json
import posixpath
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any
from urllib.parse import quote

import book_download
import cell_needs
from book_run import SITE, Sources, renew
from doctree_markdown import ONLINE
from docutils import nodes
from lite_packages import AT_FIRST, LOCK, micropip, serve_packages
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util import logging

LOGGER = logging.getLogger(__name__)
FOLDER = "lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
# Others that are installed here talk to a server, which there is none.
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "jupyterlab_pygments")
PACKAGES = Path("static", "packages")
LITE = Path(__file__).parents[1] / "_lite"
OURS = LITE / "check-answers"
# Python as the kernel loads it: packages come when code imports them.
PYTHON = (*(LITE / "python" / name for name in ("python.mjs", "notebook.py")), cell_needs.__file__)
MADE_BY = ("jupyterlite-core", "jupyterlite-pyodide-kernel", "ipywidgets", "jupyterlab-pygments")
OPEN = "Open in JupyterLab, in this browser"
# A service worker would let the kernel read files, which no notebook of the course does; one is
# enough on a site whose readers may keep the whole book.
DISABLED = ("@jupyterlite/application-extension:service-worker-manager",)
# Nor is anything said of trust: there is nobody here whose notebook would need it.
DISABLED += ("@jupyter-notebook/notebook-extension:trusted",)
# And what empties the browser stands nowhere beside the work that is kept in it.
DISABLED += ("@jupyterlite/application-extension:clear-browser-data",)
# Where work is kept: the first of these that the browser has.
STORAGE = ("asyncStorage", "localStorageWrapper", "memoryStorageDriver")


class Application:
    """JupyterLite's own files, made once for the versions that are installed."""

    def __init__(self, kept: Path) -> None:
        names = "-".join(version(name) for name in MADE_BY)
        self.folder = kept / f"lite-{names}"
        self.partial = self.folder.with_suffix(".partial")
        self.work: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        """Begin to make them, beside whatever else is done."""
        if self.folder.is_dir():
            return
        shutil.rmtree(self.partial, ignore_errors=True)
        source = self.partial / "source"
        source.mkdir(parents=True)
        installed = Path(sys.prefix, "share", "jupyter", "labextensions")
        told = {
            "apps": ["notebooks", "tree"],
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "no_libarchive": True,
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(installed / name) for name in EXTENSIONS],
        }
        config = json.dumps({"LiteBuildConfig": told})
        (source / "jupyter_lite_config.json").write_text(config, encoding="utf-8")
        command = [sys.executable, "-m", "jupyterlite_core", "build"]
        command += ["--lite-dir", str(source), "--output-dir", str(self.partial / "site")]
        self.work = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=source
        )

    def ready(self) -> Path:
        """Where they are, when they are all there."""
        if self.work:
            said, _ = self.work.communicate(timeout=300)
            if self.work.returncode:
                raise ExtensionError(f"JupyterLite could not be built: {said[-2000:]}")
            (self.partial / "site").rename(self.folder)
            shutil.rmtree(self.partial)
        return self.folder


def address(path: str) -> str:
    """Where a notebook opens, from the root of the book."""
    return f"{FOLDER}/notebooks/index.html?path={quote(path)}"


class Notebooks:
    """What one build knows of the notebooks that open in a browser."""

    def __init__(self) -> None:
        self.application: Application | None = None
        self.assignments: dict[str, Path] = {}

    def begin(self, app: Sphinx) -> None:
        """Decide whether there is such a folder, and begin with what takes longest."""
        root = Path(app.srcdir)
        self.assignments = {
            path.relative_to(root).as_posix(): path
            for path in sorted(root.glob("exercises/*/*.ipynb"))
        }
        if not self.assignments or not app.config.run_from or app.builder.format != "html":
            return
        self.sources = Sources.of(app)
        try:
            micropip(self.sources.kept)
            self.application = Application(self.sources.kept)
        except (LookupError, PackageNotFoundError) as problem:
            LOGGER.info("Notebooks do not open in a browser: %s.", problem)
            return
        self.application.begin()

    def link_chapter(
        self,
        app: Sphinx,
        docname: str,
        template: str,
        context: dict[str, Any],
        doctree: nodes.document,
    ) -> None:
        """The second button of a chapter that is a notebook."""
        if self.application and "notebook" in context:
            name = posixpath.basename(context["notebook"])
            context["lite"] = f"{context['pathto']('', 1)}{address(f'chapters/{name}')}"
            context["lite_title"] = OPEN

    def link_assignments(self, app: Sphinx, doctree: nodes.document, docname: str) -> None:
        """Where a page names a student notebook by its path, let it be opened."""
        if not self.application:
            return
        up = "../" * docname.count("/")
        for named in list(doctree.findall(nodes.literal)):
            if (path := named.astext()) in self.assignments:
                where = f"{up}{address(posixpath.basename(path))}"
                link = nodes.reference("", OPEN, refuri=where, internal=True)
                parts = [nodes.Text(" ("), link, nodes.Text(")")]
                at = named.parent.index(named) + 1
                named.parent.insert(at, nodes.inline("", "", *parts, classes=[ONLINE]))

    def finish(self, app: Sphinx, error: Exception | None) -> None:
        """Put the application, its packages and the notebooks into the site."""
        if error is not None or self.application is None:
            return
        outdir = Path(app.outdir)
        site, made = outdir / FOLDER, self.application.ready()
        for path in made.rglob("*"):
            if path.is_file():
                renew(path, site / path.relative_to(made))
        configure(site, made)
        course = json.loads((outdir / SITE / "sources.json").read_text(encoding="utf-8"))["course"]
        wheels = made / "extensions" / KERNEL / "static" / "pypi"
        serve_packages(self.sources, course, wheels, site / PACKAGES)
        # By the titles of pages, and by the paths of notebooks, for notebooks that name one.
        named = {title.astext(): f"{name}.html" for name, title in app.env.titles.items()}
        named |= {path: address(posixpath.basename(path)) for path in self.assignments}
        (site / "pages.json").write_text(json.dumps(named, ensure_ascii=False), encoding="utf-8")
        # A download is named by its path: what is handed in has no folder, to keep its name.
        held = {path.name: path for path in self.assignments.values()}
        chapters = sorted((outdir / book_download.FOLDER).glob("*.ipynb"))
        serve_notebooks(site, held | {f"chapters/{path.name}": path for path in chapters})


def configure(site: Path, made: Path) -> None:
    """Say to the kernel where Python is, and that nothing is looked for elsewhere."""
    told = json.loads((made / "jupyter-lite.json").read_text(encoding="utf-8"))
    data = told["jupyter-config-data"]
    data |= {"appName": "dpedu", "appUrl": "./tree", "faviconUrl": "./../_static/favicon.svg"}
    data["contentsAllJsonFile"] = "all.json"
    data["defaultKernelName"] = "python3"  # the name that our extension gives it
    ours = {"name": "dpedu-check-answers", "load": "extension.js", "extension": "./extension"}
    # Before the kernel's, whose name it gives.
    data["federated_extensions"].insert(0, ours)
    for path in OURS.iterdir():
        renew(path, site / "extensions" / ours["name"] / path.name)
    for path in map(Path, PYTHON):
        renew(path, site / "python" / path.name)
    data["disabledExtensions"] = list(DISABLED)
    # Where a theme is dark, Firefox would draw white bars beside lists.
    data["settingsOverrides"] = {
        "@jupyterlab/apputils-extension:themes": {"theme-scrollbars": True}
    }
    # A browser that keeps nothing can still open, answer and download.
    data["enableMemoryStorage"] = True
    data |= {
        f"{kind}StorageDrivers": list(STORAGE) for kind in ("contents", "settings", "workspaces")
    }
    data["litePluginSettings"] = {
        f"{KERNEL}:kernel": {
            "pyodideUrl": "./python/python.mjs",
            "disablePyPIFallback": True,
            "loadPyodideOptions": {
                "packages": list(AT_FIRST),
                "lockFileURL": f"./{PACKAGES.as_posix()}/{LOCK}",
            },
        }
    }
    (site / "jupyter-lite.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


def serve_notebooks(site: Path, notebooks: dict[str, Path]) -> None:
    """Put notebooks where the application looks for them, by paths from its root; and list them."""
    shutil.rmtree(site / "files", ignore_errors=True)
    shutil.rmtree(site / "api" / "contents", ignore_errors=True)
    folders: dict[str, dict[str, Any]] = {"": {}}
    newest = max((source.stat().st_mtime for source in notebooks.values()), default=0)
    for path, source in notebooks.items():
        renew(source, site / "files" / path)
        parts = path.split("/")
        for depth in range(len(parts)):
            above, here = "/".join(parts[:depth]), "/".join(parts[: depth + 1])
            folders.setdefault(above, {})[here] = model(here, newest)
        about = source.stat()
        told = {"type": "notebook", "size": about.st_size}
        folders[posixpath.dirname(path)][path] = model(path, about.st_mtime) | told
    for folder, held in folders.items():
        listed = model(folder, newest) | {"content": list(held.values())}
        target = site / "api" / "contents" / folder / "all.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(listed), encoding="utf-8")


def model(path: str, seconds: float) -> dict[str, Any]:
    """A folder as Jupyter's contents API describes it, without its content.

    A notebook's title bar shows when it was last changed until its reader saves it.
    """
    moment = datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
    return {
        "name": posixpath.basename(path),
        "path": path,
        "type": "directory",
        "format": None,
        "mimetype": None,
        "content": None,
        "size": None,
        "created": moment,
        "last_modified": moment,
        "writable": True,
    }


def setup(app: Sphinx) -> dict[str, bool]:
    notebooks = Notebooks()
    app.connect("builder-inited", notebooks.begin)
    app.connect("doctree-resolved", notebooks.link_assignments)
    # After book_download has named the notebook.
    app.connect("html-page-context", notebooks.link_chapter, priority=600)
    # After the pages' notebooks are written, and before the book's files are counted.
    app.connect("build-finished", notebooks.finish, priority=600)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
