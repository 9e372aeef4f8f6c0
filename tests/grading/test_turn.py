"""Runs on one assignment wait for each other, and what killed ones left is swept."""

import fcntl
import os
import shutil
import subprocess
import sys
import threading
import time
from types import SimpleNamespace

import killed
import pytest

from dpedu.grading.recording.turn import turn
from dpedu.grading.sandbox import groups, wall


def course_in(folder):
    return SimpleNamespace(root=str(folder), autograded_directory="autograded")


def test_one_has_the_turn_and_the_other_knows_who(tmp_path):
    course, order, said = course_in(tmp_path), [], []

    def other():
        with turn(course, "a", said.append):
            order.append("other")

    with turn(course, "a", said.append):
        thread = threading.Thread(target=other)
        thread.start()
        while not said:
            time.sleep(0.01)
        with turn(course, "a", said.append), turn(course, "b", said.append):
            order.append("inner")
        order.append("outer")
    thread.join()
    assert order == ["inner", "outer", "other"]
    assert len(said) == 1
    assert said[0].startswith(f"a: waiting for process {os.getpid()} of ")


def test_the_turn_ends_with_an_error_and_with_a_process(tmp_path):
    course = course_in(tmp_path)
    with pytest.raises(KeyError), turn(course, "a", print):
        raise KeyError
    program = (
        "import os, types; from dpedu.grading.recording.turn import turn\n"
        f"c = types.SimpleNamespace(root={str(tmp_path)!r}, autograded_directory='autograded')\n"
        "with turn(c, 'a', print): os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", program], check=False)
    said = []
    with turn(course, "a", said.append):
        assert not said


@pytest.mark.usefixtures("options")
def test_runs_at_once_write_what_one_writes(tmp_path):
    base = killed.make(tmp_path / "base", 6)
    alone = shutil.copytree(base, tmp_path / "alone")
    assert killed.start(alone).wait() in (0, 1)
    runs = [killed.start(base) for _ in range(3)]
    assert {run.wait() for run in runs} <= {0, 1}
    assert killed.rows(base) == killed.rows(alone)
    assert not list(base.rglob("*.part"))


def test_folders_of_killed_runs_are_swept(tmp_path, monkeypatch):
    monkeypatch.setattr(wall.tempfile, "gettempdir", lambda: str(tmp_path))
    kept = {}
    for name, age, held in (("left", 100, False), ("new", 0, False), ("held", 100, True)):
        folder = tmp_path / f"{wall.PREFIX}{name}"
        folder.mkdir()
        kept[name] = open(folder / "errors", "w+b")  # noqa: SIM115
        if held:
            fcntl.flock(kept[name], fcntl.LOCK_EX)
        else:
            kept[name].close()
        os.utime(folder, (time.time() - age,) * 2)
    wall._sweep()
    left = {path.name.removeprefix(wall.PREFIX) for path in tmp_path.iterdir()}
    kept["held"].close()
    assert left == {"new", "held"}


def test_groups_of_killed_runs_are_swept(tmp_path):
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    for process in (done.pid, os.getpid()):
        (tmp_path / f"dpedu-{process}-1" / "worker-0").mkdir(parents=True)
    groups._sweep(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [f"dpedu-{os.getpid()}-1"]
