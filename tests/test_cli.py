"""The command dpedu: what it does, and how it says no."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import dpedu
from dpedu import cli, course

ROOT = Path(__file__).resolve().parents[1]
EXERCISE = ROOT / "exercises" / "randomised_response" / "randomised_response.ipynb"
NAME = "exercises/one/one.ipynb"


@pytest.fixture
def carried(tmp_path, monkeypatch) -> Path:
    """A course as a wheel carries it."""
    folder = tmp_path / "wheel" / "_course"
    for name in (NAME, "chapters/first.ipynb"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{name}, first edition")
    monkeypatch.setattr(course, "CARRIED", folder)
    monkeypatch.chdir(tmp_path)
    return folder


def opened(capsys, *arguments: str) -> str:
    assert cli.main(["open", "--only-copy", *arguments]) == 0
    return capsys.readouterr().out


def said(capsys, *arguments: str) -> str:
    """The one line with which the command refuses."""
    assert cli.main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("dpedu: ")
    assert err.count("\n") == 1
    return err


def test_version_and_help(capsys):
    for arguments in (["--version"], ["--help"], ["open", "--help"], ["check", "--help"]):
        with pytest.raises(SystemExit) as ending:
            cli.main(arguments)
        assert ending.value.code == 0
    assert capsys.readouterr().out.startswith(f"dpedu {dpedu.__version__}\n")


def test_help_of_mark_tells_how_classes_stay_apart(capsys):
    with pytest.raises(SystemExit):
        cli.main(["mark", "--help"])
    assert "DPEDU_CLASS" in capsys.readouterr().out


def test_nothing_typed_and_wrong_numbers_are_refused(capsys):
    for arguments in ([], ["check"], ["mark", "--timeout", "0"], ["mark", "--jobs", "two"]):
        with pytest.raises(SystemExit) as ending:
            cli.main(arguments)
        assert ending.value.code == 2
    assert "whole number above 0" in capsys.readouterr().err


def test_open_copies_the_course(carried, capsys):
    assert "2 new files" in opened(capsys)
    assert Path("dpedu-course", NAME).read_text() == f"{NAME}, first edition"
    assert opened(capsys, "elsewhere/deep") == "2 new files in elsewhere/deep\n"


def test_open_keeps_work_and_brings_back_what_was_deleted(carried, capsys):
    opened(capsys, "mine")
    Path("mine", NAME).write_text("my work")
    Path("mine/chapters/first.ipynb").unlink()
    out = opened(capsys, "mine")
    assert f"kept      {NAME}" in out
    assert "1 new file in mine" in out
    assert Path("mine", NAME).read_text() == "my work"
    assert sorted(path.name for path in Path("mine/exercises/one").iterdir()) == ["one.ipynb"]


def test_a_newer_edition_replaces_only_what_is_untouched(carried, capsys, monkeypatch):
    opened(capsys, "mine")
    Path("mine", NAME).write_text("my work")
    for path in carried.rglob("*.ipynb"):
        path.write_text("second edition")
    monkeypatch.setattr(dpedu, "__version__", "9.8")
    out = opened(capsys, "mine")
    assert Path("mine", NAME).read_text() == "my work"
    assert Path("mine/exercises/one/one-9.8.ipynb").read_text() == "second edition"
    assert Path("mine/chapters/first.ipynb").read_text() == "second edition"
    assert "one-9.8.ipynb" in out
    assert "updated   chapters/first.ipynb" in out
    Path("mine/exercises/one/one-9.8.ipynb").write_text("my work there")
    opened(capsys, "mine")
    assert Path("mine/exercises/one/one-9.8.ipynb").read_text() == "my work there"


def notebook(*sources: str, outputs: tuple[object, ...] = (), **metadata: object) -> str:
    """A notebook of code cells."""
    count = 1 if outputs else None
    cells = [
        {"cell_type": "code", "metadata": {}, "source": each, "outputs": outputs}
        | {"execution_count": count}
        for each in sources
    ]
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


RAN = {"outputs": ({"output_type": "stream", "name": "stdout", "text": ["1\n"]},)}
RAN |= {"language_info": {"name": "python", "version": "3.12.1"}}


@pytest.mark.parametrize(
    ("now", "mine"),
    [
        (notebook("print(1)", **RAN), False),
        (notebook("print(1)", "", **RAN), False),  # as JupyterLab adds after the last cell
        (notebook("print(2)", **RAN), True),
        (notebook("print(1)", "print(2)", **RAN), True),
        (notebook(**RAN), True),
        ("{", True),
        ('{"cells": [1]}', True),
    ],
)
def test_to_open_and_to_run_a_notebook_is_not_to_change_it(carried, capsys, now, mine):
    """JupyterLab saves what was only opened, and what was run with its outputs."""
    (carried / NAME).write_text(notebook("print(1)"))
    opened(capsys, "mine")
    Path("mine", NAME).write_text(now)
    assert ("you have worked on it" in opened(capsys, "mine")) == mine
    assert Path("mine", NAME).read_text() == now
    # Of a newer edition each line counts, also what is not for people.
    (carried / NAME).write_text(notebook("print(1)", title="newer"))
    out = opened(capsys, "mine")
    assert (f"updated   {NAME}" in out) == (not mine)
    assert ("it is yours" in out) == mine
    assert ("newer" in Path("mine", NAME).read_text()) == (not mine)


def test_open_without_its_own_notes_overwrites_nothing(carried, capsys):
    Path("mine/exercises/one").mkdir(parents=True)
    Path("mine", NAME).write_text("my work")
    opened(capsys, "mine")
    assert Path("mine", NAME).read_text() == "my work"
    assert (
        f"{NAME}, first edition"
        == Path(f"mine/exercises/one/one-{dpedu.__version__}.ipynb").read_text()
    )


def test_a_chapter_that_has_another_number_now_is_moved_with_what_is_in_it(carried, capsys):
    chapters = carried / "chapters"
    for old, new in (("first", "05-first"), ("07-second", "06-second")):
        (chapters / f"{old}.ipynb").write_text(old)
        opened(capsys, "mine")
        Path(f"mine/chapters/{old}.ipynb").write_text(f"my work in {old}")
        (chapters / f"{old}.ipynb").rename(chapters / f"{new}.ipynb")
        out = opened(capsys, "mine")
        assert f"moved     chapters/{old}.ipynb: it is chapters/{new}.ipynb now" in out
        assert Path(f"mine/chapters/{new}.ipynb").read_text() == f"my work in {old}"
        assert not Path(f"mine/chapters/{old}.ipynb").exists()
        assert "moved" not in opened(capsys, "mine")


def test_a_chapter_is_moved_over_nothing(carried, capsys):
    opened(capsys, "mine")
    chapters = carried / "chapters"
    (chapters / "first.ipynb").rename(chapters / "01-first.ipynb")
    Path("mine/chapters/01-first.ipynb").write_text("a file of mine")
    opened(capsys, "mine")
    assert Path("mine/chapters/01-first.ipynb").read_text() == "a file of mine"
    assert Path("mine/chapters/first.ipynb").exists()


@pytest.fixture
def started(carried, monkeypatch) -> list[tuple[list[str], dict]]:
    """Commands that would have been started, by somebody who is not root."""
    calls = []
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/own")
    monkeypatch.setenv("PATH", "/own/bin")
    monkeypatch.setattr(
        subprocess, "call", lambda command, **named: calls.append((command, named)) or 0
    )
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    return calls


def test_open_starts_jupyterlab_in_the_folder(started):
    assert cli.main(["open", "mine", "--no-browser"]) == 0
    ((command, named),) = started
    never = "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"
    assert command == [sys.executable, "-m", "jupyterlab", never, "--no-browser"]
    assert named["cwd"] == Path("mine")
    assert named["env"]["JUPYTER_CONFIG_PATH"].split(os.pathsep) == [str(course.SETTINGS), "/own"]
    # A terminal there knows `dpedu`, also if nobody has activated the environment.
    assert named["env"]["PATH"].split(os.pathsep) == [sysconfig.get_path("scripts"), "/own/bin"]


def test_open_begins_with_the_notebook_that_says_where_to_begin(started, carried):
    (carried / course.START).write_text("begin here")
    assert cli.main(["open", "mine"]) == 0
    assert started[0][0][-1] == "--LabApp.default_url=/lab/tree/START.ipynb"


def test_open_tells_jupyterlab_that_root_is_meant_a_port_and_a_host(started, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert cli.main(["open", "mine", "--port", "9123", "--host", "0.0.0.0"]) == 0
    ((command, _),) = started
    assert command[4:] == [
        "--allow-root", "--port=9123", "--ServerApp.port_retries=0", "--ip=0.0.0.0"
    ]  # fmt: skip


@pytest.mark.parametrize("port", ["0", "-1", "65536", "http", "80.5", ""])
def test_open_refuses_what_is_no_port(port, carried, capsys):
    with pytest.raises(SystemExit) as ending:
        cli.main(["open", "mine", f"--port={port}"])
    assert ending.value.code == 2
    assert "--port" in capsys.readouterr().err
    assert not Path("mine").exists()


def test_open_answers_at_the_port_whoever_starts_it(carried):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    code = (
        "import sys; from pathlib import Path; from dpedu import cli, course; "
        "course.CARRIED = Path(sys.argv.pop(1)); sys.exit(cli.main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, str(carried), "open", "--no-browser", f"--port={port}"]
    address = f"http://127.0.0.1:{port}/api"
    with (
        Path("log").open("w") as log,
        subprocess.Popen(command, stdout=log, stderr=log, process_group=0) as lab,
    ):
        try:
            for _ in range(600):
                assert lab.poll() is None, Path("log").read_text()
                with (
                    contextlib.suppress(urllib.error.URLError),
                    urllib.request.urlopen(address, timeout=30) as answer,
                ):
                    assert "version" in json.load(answer)
                    break
                time.sleep(0.1)
            else:
                pytest.fail(Path("log").read_text())
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(lab.pid, signal.SIGKILL)


def test_open_says_no_in_one_line(carried, capsys, monkeypatch, tmp_path):
    Path("a-file").write_text("")
    assert "is a file" in said(capsys, "open", "a-file")
    monkeypatch.setattr(course, "CARRIED", tmp_path / "nowhere")
    assert "carries no course" in said(capsys, "open", "mine")


def test_open_says_how_to_get_jupyterlab(carried, capsys, monkeypatch):
    monkeypatch.setattr(course.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["open", "mine"]) == 2
    assert "pip install 'dpedu[course]'" in capsys.readouterr().err


@pytest.mark.parametrize("folder", [".", "dpedu-course"])
def test_check_finds_an_exercise_by_its_name_from_where_a_terminal_opens(
    folder, tmp_path, capsys, monkeypatch
):
    """A terminal of JupyterLab opens at the top of the course, whichever notebook one is in."""
    monkeypatch.chdir(tmp_path)
    place = Path(folder, "exercises", "one", "one.ipynb")
    place.parent.mkdir(parents=True)
    place.write_text("{")
    # That it is damaged is said of the file that was meant.
    assert f"{place} is not a notebook" in said(capsys, "check", "one.ipynb")
    assert "there is no file two.ipynb" in said(capsys, "check", "two.ipynb")
    assert "there is no file x/one.ipynb" in said(capsys, "check", "x/one.ipynb")
    Path("one.ipynb").write_text("[")
    assert "dpedu: one.ipynb is not a notebook" in said(capsys, "check", "one.ipynb")


def answered(folder: Path, answers: dict[str, str]) -> Path:
    """The real exercise with some answers written in."""
    notebook = json.loads(EXERCISE.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id")
        if name in answers:
            cell["source"] = answers[name]
    path = folder / "randomised_response.ipynb"
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


def states(capsys, path: Path, status: int, *more: str) -> dict[str, str]:
    assert cli.main(["check", str(path), *more]) == status
    *lines, _, _, _ = capsys.readouterr().out.splitlines()
    return dict(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


def test_check_says_that_a_cell_is_of_another_type(tmp_path, capsys):
    """nbgrader takes it for damage."""
    path = answered(tmp_path, {})
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") in ("q1", "q2_tests"):
            cell["cell_type"] = "markdown"
            del cell["outputs"], cell["execution_count"]
    path.write_text(json.dumps(notebook), encoding="utf-8")
    found = states(capsys, path, 1)
    kind = {title.split(" ·")[0]: state for title, state in found.items()}
    said = "in a Markdown cell now: make it a code cell again (Esc, then Y)"
    assert kind["Question 1"] == f"its answer is {said}"
    assert kind["Question 2"] == f"its tests are {said}"


def test_check_says_how_each_question_stands(tmp_path, capsys):
    right = (ROOT / "tests/answers/randomised_response/right").glob("q1_*.py")
    path = answered(
        tmp_path,
        {
            "q1": min(right).read_text(encoding="utf-8"),
            "q3": "def estimate_rate(answers, p):\n    return 0.6",
            "q4_proof": "A proof.",
            "q5": "def variance_fixed(n, p)\n    return p",
            "q6": "def variance_sampled(n, p, theta):\n    while True:\n        pass",
        },
    )
    found = states(capsys, path, 1, "--timeout", "4")
    kind = {title.split(" ·")[0]: state for title, state in found.items()}
    assert kind["Question 1"] == "passes its tests"
    assert kind["Question 2"] == "not done yet"
    assert kind["Question 3"].startswith("fails: estimate_rate(")
    assert kind["Question 4, proof"] == "written; a person will read it"
    assert kind["Question 5"] == "stops with SyntaxError: expected ':' (line 1)"
    assert kind["Question 6"] == "does not end in the time that it has (an endless loop?)"
    assert kind["Question 7"] == "not done yet"
    assert path.read_text(encoding="utf-8").count('"outputs": []') > 10, "the file was changed"


def test_check_survives_an_answer_that_ends_python(tmp_path, capsys):
    path = answered(tmp_path, {"q2": "def flip_answers(*given):\n    import os\n    os._exit(3)"})
    found = states(capsys, path, 1)
    kind = {title.split(" ·")[0]: state for title, state in found.items()}
    assert kind["Question 1"] == "not done yet"
    assert kind["Question 2"] == "ends Python: nothing after it could be checked"
    assert kind["Question 3"] == "not reached"


def test_check_survives_a_loop_that_cannot_be_stopped(tmp_path, capsys):
    stubborn = """def flip_answers(*given):
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        pass
"""
    found = states(capsys, answered(tmp_path, {"q2": stubborn}), 1, "--timeout", "4")
    kind = {title.split(" ·")[0]: state for title, state in found.items()}
    assert kind["Question 1"] == "not done yet"
    assert "cannot be stopped" in kind["Question 2"]
    assert kind["Question 3"] == "not reached"


def test_check_is_content_with_a_finished_notebook(tmp_path, capsys):
    answers = {
        path.name.split("_")[0]: path.read_text(encoding="utf-8")
        for path in (ROOT / "tests/answers/randomised_response/right").glob("*.py")
    }
    path = answered(tmp_path, {**answers, "q4_proof": "A proof."})
    assert set(states(capsys, path, 0).values()) == {
        "passes its tests",
        "written; a person will read it",
    }


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "there is no file"),
        ("{", "not a notebook"),
        ("[]", "not a notebook"),
        ("{}", "not a notebook"),
        (b"\xff\xfe\x00", "not a notebook"),
        ('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', "has no questions"),
    ],
)
def test_check_says_no_in_one_line(tmp_path, capsys, content, reason):
    path = tmp_path / "some.ipynb"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert reason in said(capsys, "check", str(path))


def test_check_refuses_a_folder(tmp_path, capsys):
    assert "not a notebook" in said(capsys, "check", str(tmp_path))


def test_instructors_commands_say_no_in_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for command in ("mark", "exercises"):
        assert "is no course" in said(capsys, command)
    shutil.copy(ROOT / "nbgrader_config.py", tmp_path)
    for command in ("mark", "exercises"):
        assert "has no assignment" in said(capsys, command)
    (tmp_path / "solutions" / "one").mkdir(parents=True)
    (tmp_path / "solutions" / "one" / "one.ipynb").write_text("{}")
    for command in ("mark", "exercises"):
        assert "no assignment 'two'" in said(capsys, command, "two")
