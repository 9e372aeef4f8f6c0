"""A book that is read without a network: a service worker that knows its files, and a manifest.

Nothing of it is loaded before a reader asks to keep the book. Each file has a digest and all
of them together are the version, so that a new book fetches what has changed, and no more.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

WORKER = Path(__file__).parents[1] / "_offline" / "keep.js"
BOX = 'class="dp-offline'
# Beside the pages and not of them: sources, what Sphinx itself reads, what this file writes, and
# the application for whole notebooks, which is larger than the book.
LEFT_OUT = {"_sources", ".buildinfo", "objects.inv", "keep.js", "kept.json", "lite"}


def kept_files(site: Path) -> list[Path]:
    """The files that a reader keeps, in order."""
    files = [path for path in sorted(site.rglob("*")) if path.is_file() and path.suffix != ".map"]
    files = [path for path in files if not LEFT_OUT & {*path.relative_to(site).parts}]
    # MathJax comes in a dozen forms, of which pages load one.
    forms = {path for path in files if path.parent.name == "mathjax" and path.suffix == ".js"}
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix == ".html"]
    loaded = {form for form in forms if any(f"mathjax/{form.name}" in text for text in texts)}
    return [path for path in files if path not in forms - loaded]


def write_worker(site: Path, title: str) -> None:
    """Write the service worker of a book that is built, its manifest, and how large the book is."""
    manifest = {
        "name": title,
        "short_name": "dpedu",
        "start_url": "index.html",
        "display": "minimal-ui",
        "icons": [{"src": "_static/favicon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    (site / "manifest.webmanifest").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    files = kept_files(site)
    digests = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in files
    }
    worker = WORKER.read_text(encoding="utf-8")
    version = hashlib.sha256((json.dumps(digests) + worker).encode()).hexdigest()[:16]
    told = json.dumps({"version": version, "files": digests}, ensure_ascii=False)
    (site / "keep.js").write_text(f"const BOOK = {told};\n{worker}", encoding="utf-8")
    size = {"files": len(files), "bytes": sum(path.stat().st_size for path in files)}
    (site / "kept.json").write_text(json.dumps(size), encoding="utf-8")


def add_script(
    app: Sphinx, docname: str, template: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Only the page with the button loads its script."""
    if BOX in context.get("body", ""):
        app.add_js_file("offline.js")


def finish(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        write_worker(Path(app.outdir), app.config.project)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("html-page-context", add_script)
    # Last: others still write files, and mend them.
    app.connect("build-finished", finish, priority=990)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
