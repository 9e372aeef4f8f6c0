"""The built book and a sample of it, each built once, and a browser to look at them."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from building import ROOT, copy_sample, run_jupyter_book


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Callable[[Path], None]], Path]:
    """Do something once in a test run, however many processes share the run."""
    base = tmp_path_factory.getbasetemp()
    # pytest-xdist gives each process a folder of its own in one that they share.
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base

    def do(name: str, work: Callable[[Path], None]) -> Path:
        folder, done = shared / name, shared / f"{name}.done"
        try:
            (shared / f"{name}.lock").mkdir()
        except FileExistsError:
            for _ in range(1200):
                if done.exists():
                    break
                time.sleep(0.5)
        else:
            try:
                work(folder)
                done.write_text("")
            except BaseException as error:
                done.write_text(str(error) or type(error).__name__)
                raise
        problem = done.read_text() if done.exists() else "timed out"
        assert not problem, problem
        return folder

    return do


@pytest.fixture(scope="session")
def sample(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """The folder of the sample book, built."""

    def work(folder: Path) -> None:
        result = run_jupyter_book(copy_sample(folder))
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]

    return once("sample", work)


@pytest.fixture(scope="session")
def book(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """The folder of the site, built in its usual place from the cache of the last build."""

    def work(folder: Path) -> None:
        result = run_jupyter_book(ROOT)
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]

    once("book", work)
    return ROOT / "_build" / "html"


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], str]]:
    """Serve a folder on this machine and say where."""
    servers = []

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    @functools.cache
    def start(folder: Path) -> str:
        handler = functools.partial(Quiet, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    """A real browser; a machine without one skips these tests, unless it must not."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if program is None:
        reason = "no chromium on this machine (Debian: apt install chromium)"
        if os.environ.get("DPEDU_NO_SKIPS") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    quiet = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync"
    quiet += " --disable-background-networking --disable-component-update"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=quiet.split())
        yield browser
        browser.close()
