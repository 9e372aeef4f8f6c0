"""A sample of the book, built once, and a browser to look at pages."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from building import copy_sample, run_jupyter_book


@pytest.fixture(scope="session")
def sample(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """The folder of the sample book, built."""

    def work(folder: Path) -> None:
        result = run_jupyter_book(copy_sample(folder))
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]

    return once("sample", work)


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
