"""A sample of the book, built once, and a browser to look at pages."""

from __future__ import annotations

import functools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import building
import pytest
from building import copy_sample, run_jupyter_book

collect_ignore = ["stand_in_numpy.py"]  # for a browser: it takes numpy's place where it is loaded


@pytest.fixture(scope="session")
def sample(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """The folder of the sample book, built."""

    def work(folder: Path) -> None:
        result = run_jupyter_book(copy_sample(folder))
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]

    return once("sample", work)


@pytest.fixture(scope="session")
def npm() -> None:
    """Pages run only in a book that was built with npm; a machine without it skips these tests."""
    if shutil.which("npm") is None:
        pytest.skip("no npm on this machine (Debian: apt install npm)")


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], str]]:
    """Serve a folder on this machine and say where."""
    servers = []

    @functools.cache
    def start(folder: Path) -> str:
        servers.append(building.serve(folder))
        return f"http://127.0.0.1:{servers[-1].server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()
