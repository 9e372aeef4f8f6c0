"""A student notebook in JupyterLab itself: it opens, runs from the menu, and can be validated."""

import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time

import pytest
from leaks import ROOT

from dpedu.course import SETTINGS

NAME = "reproducibility"  # it shows a picture before the first question
PATIENCE = 120_000  # milliseconds, for a machine that is busy with other tests


@pytest.fixture
def lab(tmp_path):
    """A notebook's address in JupyterLab, started as `dpedu open` starts it, and its folder."""
    folder = tmp_path / "exercises" / NAME
    folder.mkdir(parents=True)
    notebook = f"{NAME}.ipynb"
    (folder / notebook).write_bytes((ROOT / "exercises" / NAME / notebook).read_bytes())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    token = secrets.token_hex(8)
    own = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR", "LAB_SETTINGS_DIR", "LAB_WORKSPACES_DIR")
    names = [f"JUPYTER{'' if name.startswith('LAB') else '_'}{name}" for name in own]
    settings = {name: str(tmp_path / name) for name in [*names, "IPYTHONDIR"]}
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    command += [f"--port={port}", "--port-retries=0", f"--IdentityProvider.token={token}"]
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    log = tmp_path / "log.txt"
    with log.open("w") as out:
        server = subprocess.Popen(
            command,
            cwd=tmp_path,
            env=os.environ
            | settings
            | {"PYTHONPATH": str(ROOT), "JUPYTER_CONFIG_PATH": str(SETTINGS)},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        for _ in range(480):
            if server.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.25)
        assert server.poll() is None, log.read_text()[-3000:]
        yield f"http://127.0.0.1:{port}/lab/tree/exercises/{NAME}/{notebook}?token={token}", folder
    finally:
        server.terminate()
        server.wait(30)


def test_a_notebook_opens_runs_and_is_validated(lab, chromium):
    address, folder = lab
    page = chromium.new_page(viewport={"width": 1280, "height": 3000})
    page.set_default_timeout(PATIENCE)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)

    # Hints are folded, and open one at a time.
    hints = page.locator("summary", has_text="Hint 1: the idea")
    hints.first.wait_for()
    assert page.locator("details[open]").count() == 0
    hints.first.click()
    assert page.locator("details[open]").count() == 1

    # All cells: JupyterLab stops at the first that fails, which is the first question's tests.
    page.locator(".jp-NotebookPanel-toolbar", has_text="Python 3").wait_for()
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name=re.compile("Restart Kernel and Run All Cells")).click()
    page.locator(".jp-Dialog .jp-mod-accept").click()
    # It shows the last cell then, and draws no others: go back to the top.
    failed = page.locator(".jp-OutputArea-output", has_text="is not written yet.")
    deadline = time.monotonic() + PATIENCE / 1000
    while failed.count() == 0 and time.monotonic() < deadline:
        page.locator(".jp-WindowedPanel-outer").evaluate("panel => { panel.scrollTop = 0 }")
        page.wait_for_timeout(200)
    assert len(failed.all_inner_texts()) == 1
    assert page.get_by_text("Traceback (most recent call last)").count() == 0
    assert page.get_by_text("with checks.question(").count() == 0  # tests are folded
    picture = page.locator(".jp-OutputArea-output").locator("svg, img").first
    assert picture.bounding_box()["width"] > 200

    # Nothing there is for instructors, and nothing asks for a visit elsewhere.
    for words in ("Create Assignment", "Formgrader", "Jupyter news"):
        assert page.get_by_text(words).count() == 0, words

    # The button looks at every question, and at the proof.
    page.get_by_role("button", name="Validate").click()
    said = page.locator(".jp-Dialog", has_text="Validation Results").inner_text()
    cells = json.loads((folder / f"{NAME}.ipynb").read_text(encoding="utf-8"))["cells"]
    graded = [c["cell_type"] for c in cells if c["metadata"].get("nbgrader", {}).get("points")]
    assert said.count("The following cell failed") == len(graded)
    assert said.count("not done yet") == graded.count("code")
    assert said.count("not written yet") == graded.count("markdown")
    assert "Traceback" not in said
    assert "checks." not in said

    # A proof is written as the title says: after a double click what is typed would be commands.
    page.locator(".jp-Dialog .jp-mod-accept").click()
    page.locator(".jp-WindowedPanel-outer").evaluate("panel => { panel.scrollTop = 1e6 }")
    page.get_by_text("YOUR ANSWER HERE", exact=True).last.click()
    page.keyboard.press("Enter")
    page.locator(".jp-StatusBar-Widget", has_text="Mode: Edit").wait_for()
    page.keyboard.press("Control+a")
    page.keyboard.type("By linearity, and $xx$.")
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-MarkdownOutput", has_text=re.compile("^By linearity, and .*xx")).wait_for()

    host = address.split("/lab")[0]
    assert [url for url in asked if not url.startswith((host, "data:", "blob:"))] == []
    page.close()
