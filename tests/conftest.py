"""What holds for all tests."""

import os

import pytest
from hypothesis import settings

# Properties are tried on the same examples in every run: a failure is of the code, never of luck.
# DPEDU_EXPLORE=1 looks for new ones.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("default" if os.environ.get("DPEDU_EXPLORE") == "1" else "same")

# Answers of students are data for the tests, not tests.
collect_ignore_glob = ["answers/*", "classroom/mini/*", "grading/attacks/*"]


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
