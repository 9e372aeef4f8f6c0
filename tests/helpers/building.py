"""Building books, for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "tests" / "book" / "sample"
LAB = ROOT / "tests" / "helpers" / "coin.py"
EXTENSIONS = ROOT / "book" / "_ext"


def run_jupyter_book(source: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a book as strictly as ``make book`` does, with these variables set."""
    code = "import dpedu.grading.course.fast_start as _, jupyter_book.cli.main as book; book.main()"
    command = [sys.executable, "-c", code, "build", str(source), "-W", "-n", "--keep-going"]
    env = os.environ | environment
    return subprocess.run(command, capture_output=True, text=True, cwd=source, check=False, env=env)


def copy_sample(target: Path) -> Path:
    """The sample book with the project's own configuration, extensions and style."""
    shutil.copytree(SAMPLE, target)
    shutil.copy(ROOT / "_config.yml", target)
    for name in ("_ext", "_lite", "_offline", "_static", "_templates"):
        shutil.copytree(ROOT / "book" / name, target / "book" / name)
    for file in (ROOT / "book" / "references.bib", LAB):
        shutil.copy(file, target / "book")
    return target


def pages(site: Path) -> list[str]:
    """The pages that people read, as paths below the site."""
    found = (path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html")))
    # The front door only redirects; what is in lite/ is JupyterLite's.
    return [page for page in found if not page.startswith(("_", "lite/")) and page != "index.html"]


class Quiet(SimpleHTTPRequestHandler):
    """A handler that says nothing."""

    def log_message(self, *_: object) -> None:
        pass


def serve(folder: Path) -> ThreadingHTTPServer:
    """Serve a folder on this machine, on a port that is free, until it is shut down."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
