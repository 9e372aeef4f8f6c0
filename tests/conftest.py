"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from building import ROOT, run_jupyter_book
from hypothesis import settings

from dpedu.grading.course import fast_start  # noqa: F401  (before nbgrader)

# Properties are tried on the same examples in every run: a failure is of the code, never of luck.
# DPEDU_EXPLORE=1 looks for new ones.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("default" if os.environ.get("DPEDU_EXPLORE") == "1" else "same")

# nbgrader calls programs of its environment by their names alone.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])

# Answers of students are data for the tests, not tests.
collect_ignore_glob = ["answers/*", "classroom/mini/*", "grading/attacks/*"]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What collecting makes stays: it is not looked through for garbage, then or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


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
    quiet += " --in-process-gpu"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=quiet.split())
        yield browser
        browser.close()


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """Say what a machine without a browser could not check, so that nobody takes it for checked."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.write_line(
            f"{len(skipped)} tests were skipped: this machine lacks what they need "
            "(pytest -rs names it; with DPEDU_NO_SKIPS=1 that is a failure)."
        )


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session):
    """With DPEDU_NO_SKIPS=1 a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or os.environ.get("DPEDU_NO_SKIPS") != "1":
        return
    if reporter.stats.get("skipped") and session.exitstatus == pytest.ExitCode.OK:
        reporter.write_line("Skips are forbidden here.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


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
            for _ in range(3600):
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
def book(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """The folder of the site, built in its usual place from the cache of the last build."""

    def work(folder: Path) -> None:
        result = run_jupyter_book(ROOT)
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]

    once("book", work)
    return ROOT / "_build" / "html"
