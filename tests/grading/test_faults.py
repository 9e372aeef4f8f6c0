"""The bank of broken submissions: the class completes, and each costs only what is broken."""

import contextlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import nbformat
import postgres
import pytest
import typed
from nbgrader.api import Gradebook
from small_course import answer, cell, course, hand_in, test

from dpedu.grading.coming_in.submission import Unreadable, read_regular

ROOT = Path(__file__).resolve().parents[2]
NAME = "short"

CELLS = [
    cell("code", "import math", "setup", locked=True),
    answer("q1", "### BEGIN SOLUTION\ndef f(x): return x + 1\n### END SOLUTION"),
    test("q1_tests", "assert f(1) == 2", 2),
    answer("q2", "### BEGIN SOLUTION\ndef g(x): return 2 * x\n### END SOLUTION"),
    test("q2_tests", "assert g(4) == 8", 3),
    answer("q3", "### BEGIN SOLUTION\ndef h(x): return math.sqrt(x)\n### END SOLUTION"),
    test("q3_tests", "assert h(9) == 3", 4),
]
RIGHT = {
    "q1": "def f(x): return x + 1",
    "q2": "def g(x): return 2 * x",
    "q3": "def h(x): return math.sqrt(x)",
}


def inside(body):
    return {"q2": f"def g(x):\n    {body}\n    return 2 * x"}


# What is wrong with question 2, which it costs: 6 points are left.
ANSWERS = {
    "loop_in_a_function": inside("while True: pass"),
    "loop_that_catches_interrupts": inside("while True:\n        try:\n            while True: pass\n        except BaseException: pass"),
    "loop_that_ignores_interrupts": inside("import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n    while True: pass"),
    "sleep": inside("import time; time.sleep(1000)"),
    "memory_in_a_function": inside("a = []\n    while True: a.append(bytearray(10**7))"),
    "ends_python": inside("import os; os._exit(3)"),
    "segmentation_fault": inside("import ctypes; ctypes.string_at(0)"),
    "killed_worker": inside("import os, signal; os.kill(os.getpid(), 9); os.abort()"),
    "deep_recursion": {"q2": "def g(x): return g(x)"},
    "deeper_recursion": {"q2": "import sys\nsys.setrecursionlimit(10**9)\ndef g(x): return [*map(g, [x])][0]"},
    "endless_output_in_a_function": inside("while True: print('x' * 1000)"),
    "input_in_a_function": {"q2": "def g(x): return input()"},
    "syntax_error": {"q2": "def g(x:"},
    "name_error": {"q2": "def g(x): return y"},
    "error_at_top_level": {"q2": "1 / 0\ndef g(x): return 2 * x"},
    "null_bytes": {"q2": "def g(x): return \x00"},
    "no_answer": {"q2": ""},
    "system_exit": {"q2": "import sys\nsys.exit(5)"},
    "ends_python_at_top_level": {"q2": "import os\nos._exit(0)"},
    "loop_at_top_level": {"q2": "while True: pass"},
    "memory_at_top_level": {"q2": "a = bytearray(2**36)"},
    "closed_files": {"q2": "import os\nos.closerange(0, 100)"},
    "threads_left_running": inside("import threading, time\n    threading.Thread(target=time.sleep, args=(1000,)).start()\n    return 0"),
}  # fmt: skip
# These cost nothing: 9 points.
HARMLESS = {
    "writes_to_the_error_stream": inside("import sys; sys.stderr.write('careful')"),
    "warns": inside("import warnings; warnings.warn('careful')"),
    "hundred_megabytes_of_output": {"q1": "print('x' * 10**8)\ndef f(x): return x + 1"},
    "children_left_running": {"q1": "import subprocess\nsubprocess.Popen(['sleep', '1000'])\ndef f(x): return x + 1"},
    "changes_the_folder": {"q1": "import os\nos.chdir('/')\ndef f(x): return x + 1"},
    "full_disk": {"q1": "try:\n    open('a', 'wb').write(bytes(10**9))\nexcept (OSError, MemoryError): pass\ndef f(x): return x + 1"},
    "input_at_top_level": {"q1": "def f(x): return x + 1\ninput()"},
    "magics": {"q1": "%matplotlib inline\n%time 1\n!true\ndef f(x): return x + 1"},
}  # fmt: skip


def edited(change):
    def whole(notebook):
        notebook["cells"] = [new for each in notebook["cells"] for new in change(each)]

    return whole


def is_test(each):
    return each["metadata"].get("nbgrader", {}).get("grade")


def old_format(notebook):
    old = nbformat.convert(nbformat.from_dict(notebook), 3)
    return json.loads(nbformat.writes(old, version=3))


def many_cells(notebook):
    own = {
        "cell_type": "code",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
        "source": "1",
    }
    notebook["cells"] += [dict(own, id=f"n{n}") for n in range(1000)]


CHANGES = {
    "copied_cells": (edited(lambda each: [dict(each, id=each["id"] + "x"), each]), 9),
    "deleted_tests": (edited(lambda each: [] if is_test(each) else [each]), 9),
    "deleted_setup": (lambda notebook: notebook["cells"].pop(0) and None, 9),
    "edited_tests": (edited(lambda each: [dict(each, source="0")] if is_test(each) else [each]), 9),
    "cells_in_another_order": (lambda notebook: notebook["cells"].reverse(), 0),
    "many_cells": (many_cells, 9),
    "wrong_kernel": (lambda notebook: notebook["metadata"].update(kernelspec={"name": "ir"}), 9),
    "old_format": (old_format, 9),
    "cells_of_no_type": (lambda notebook: notebook["cells"].insert(0, {"metadata": {}}), 9),
    "source_of_no_type": (lambda notebook: notebook["cells"].insert(0, {"cell_type": "code", "source": 5}), 9),
    "surrogates": (lambda notebook: notebook["cells"].insert(0, {"cell_type": "markdown", "source": "\ud800"}), 9),
}  # fmt: skip
UNREADABLE = {
    "corrupt": (b'{"cells": [', "damaged"),
    "empty": (b"", "empty"),
    "not_utf8": (b'{"cells": "\xff\xfe"}', "UTF-8"),
    "a_list": (b"[]", "not a notebook"),
    "a_number": (b"5", "not a notebook"),
    "nested_too_deep": (b"[" * 10**6, "not a notebook"),
    "not_json": (b"%PDF-1.4", "not a notebook"),
    "cells_are_a_number": (b'{"cells": 5}', "not a notebook"),
}


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    """A class of all these, after `dpedu grade`, and its exit status."""
    folder = course(tmp_path_factory.mktemp("faults"), NAME, CELLS)
    for name, answers in {**ANSWERS, **HARMLESS}.items():
        hand_in(folder, NAME, name, RIGHT | answers)
    for name, (change, _) in CHANGES.items():
        hand_in(folder, NAME, name, RIGHT, change)
    for name, (content, _) in UNREADABLE.items():
        hand_in(folder, NAME, name, RIGHT, lambda notebook, content=content: content)
        (folder / "submitted" / name / NAME / f"{NAME}.ipynb").write_bytes(content)
    place = hand_in(folder, NAME, "wrong_name", RIGHT)
    (place / f"{NAME}.ipynb").rename(place / "copy (1).ipynb")
    shutil.rmtree(hand_in(folder, NAME, "missing", RIGHT))
    (folder / "submitted" / "missing" / NAME).mkdir()
    place = hand_in(folder, NAME, "a_link", RIGHT)
    (place / f"{NAME}.ipynb").unlink()
    (place / f"{NAME}.ipynb").symlink_to("/etc/passwd")
    place = hand_in(folder, NAME, "links_beside_it", RIGHT)
    (place / "secret").symlink_to("/etc")
    os.mkfifo(place / "pipe")
    os.mkfifo(place / "timestamp.txt")
    (place / "huge").touch()
    os.truncate(place / "huge", 10**11)
    hand_in(folder, NAME, "no_name\udcff", RIGHT)
    hand_in(folder, NAME, "honest", RIGHT)
    done = grade(folder, "--workers", "4")  # most of them wait
    return folder, done


def grade(folder, *options):
    limits = ("--workers", "2", "--timeout", "4", "--memory", "384")
    return typed.dpedu("grade", NAME, "--course", folder, *limits, *options)


def score(folder, student):
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        return book.find_submission(NAME, student).score


def test_the_bank_is_large():
    assert len(ANSWERS) + len(HARMLESS) + len(CHANGES) + len(UNREADABLE) >= 45


@pytest.mark.parametrize("name", ANSWERS)
def test_a_broken_answer_costs_itself(marked, name):
    folder, done = marked
    assert score(folder, name) == 6, done.stdout


@pytest.mark.parametrize("name", HARMLESS)
def test_what_is_odd_but_right_costs_nothing(marked, name):
    folder, done = marked
    assert score(folder, name) == 9, done.stdout


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_notebook_costs_what_is_broken(marked, name):
    folder, done = marked
    assert score(folder, name) == CHANGES[name][1], done.stdout


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_named_with_the_reason(marked, name):
    folder, done = marked
    (line,) = [each for each in done.stdout.splitlines() if f"could not be marked: {name}:" in each]
    assert UNREADABLE[name][1] in line
    assert not (folder / "autograded" / name).joinpath(NAME).exists()


def test_files_that_are_missing_or_named_otherwise(marked):
    folder, done = marked
    assert score(folder, "wrong_name") == 9
    assert "wrong_name: handed in as 'copy (1).ipynb'" in done.stdout
    assert "could not be marked: missing: no file named short.ipynb was handed in" in done.stdout
    assert "could not be marked: a_link: short.ipynb is no ordinary file" in done.stdout
    assert score(folder, "links_beside_it") == 9
    kept = {path.name for path in (folder / "autograded" / "links_beside_it" / NAME).iterdir()}
    assert kept == {f"{NAME}.ipynb"}
    assert score(folder, "honest") == 9
    assert "could not be marked: no_name\ufffd: the marks could not be written" in done.stdout


def test_the_exit_status_says_that_a_person_is_needed(marked):
    assert marked[1].returncode == 1, marked[1].stderr


def test_a_second_run_marks_nothing_again(marked):
    folder, _ = marked
    before = (folder / "gradebook.db").read_bytes()
    done = grade(folder, "--student", "h*")
    assert done.returncode == 0
    assert " 0 marked" in done.stdout
    assert (folder / "gradebook.db").read_bytes() == before


@pytest.fixture(scope="module")
def small(tmp_path_factory, options):
    """A class that is marked already; what a test breaks, it mends."""
    folder = course(tmp_path_factory.mktemp("small"), NAME, CELLS)
    for number in range(4):
        hand_in(folder, NAME, f"student{number}", RIGHT)
    assert grade(folder).returncode == 0
    return folder


def test_a_locked_database_is_waited_for(small):
    """``DPEDU_LOCKED=60`` waits for a minute."""
    database = sqlite3.connect(
        small / "gradebook.db", isolation_level=None, check_same_thread=False
    )
    database.execute("update grade set auto_score = 0")
    database.execute("begin exclusive")
    seconds = float(os.environ.get("DPEDU_LOCKED", "8"))
    release = threading.Timer(seconds, database.rollback)
    began = time.monotonic()
    release.start()
    assert grade(small, "--force").returncode == 0
    assert time.monotonic() - began > seconds
    release.join()
    database.close()
    assert [score(small, f"student{n}") for n in range(4)] == [9] * 4


def ours(process):
    """Whether this process of /proc comes from this one: other tests mark too."""
    number = int(process.name)
    while number > 1:
        if number == os.getpid():
            return True
        stat = Path(f"/proc/{number}/stat").read_text()
        number = int(stat.rpartition(")")[2].split()[1])
    return False


def test_a_judge_that_is_killed_is_replaced(small):
    """Once: one that dies twice in a test loses it, whoever killed it."""
    stop, dead = threading.Event(), []

    def kill_a_judge():
        while not stop.is_set() and not dead:
            for path in Path("/proc").glob("[0-9]*/cwd"):
                with contextlib.suppress(OSError):
                    mine = "/run/judges/judge-" in os.readlink(path) and ours(path.parent)
                    if mine and not dead:
                        os.kill(int(path.parent.name), signal.SIGKILL)
                        dead.append(path)
            time.sleep(0.002)

    killer = threading.Thread(target=kill_a_judge)
    killer.start()
    done = grade(small, "--force", "--workers", "1")
    stop.set()
    killer.join()
    assert dead
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 marked" in done.stdout
    assert [score(small, f"student{n}") for n in range(4)] == [9] * 4


def test_a_folder_that_cannot_be_written_is_reported(small):
    (small / "autograded").rename(small / "kept")
    (small / "autograded").write_text("a file in the place of the folder")
    done = grade(small, "--force")
    (small / "autograded").unlink()
    (small / "kept").rename(small / "autograded")
    assert done.returncode == 1, done.stdout + done.stderr
    for number in range(4):
        assert f"could not be marked: student{number}: the marks could not be" in done.stdout
    assert grade(small).returncode == 0
    assert [score(small, f"student{n}") for n in range(4)] == [9] * 4


# In a file system of its own, which has little room: mark with what is left, and again with more.
ON_A_SMALL_DISK = """
import json, os, shutil, subprocess, sys
folder, disk, left = sys.argv[1], sys.argv[2], int(sys.argv[3])
shutil.copytree(folder, f"{disk}/course")
command = [sys.executable, "-m", "dpedu", "grade", "short", "--course", f"{disk}/course"]
def grade():
    done = subprocess.run([*command, "--no-sandbox"], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr
about = os.statvfs(disk)
with open(f"{disk}/filler", "wb") as filler:
    filler.write(bytes(about.f_bavail * about.f_frsize - left))
full = grade()
os.remove(f"{disk}/filler")
again = grade()
shutil.copy(f"{disk}/course/gradebook.db", folder)
print(json.dumps([full, again]))
"""


@pytest.mark.parametrize("marked", [0, 2])
def test_a_full_disk_costs_what_is_not_written_yet(options, tmp_path, marked):
    """Before there is a gradebook, and in the middle of a class."""
    folder, disk = course(tmp_path / "class", NAME, CELLS), tmp_path / "disk"
    disk.mkdir()
    for number in range(4):
        hand_in(folder, NAME, f"student{number}", RIGHT)
        if number + 1 == marked:
            assert grade(folder).returncode == 0
    done = subprocess.run(
        ["bwrap", "--dev-bind", "/", "/", "--size", str(3 * 2**20), "--tmpfs", str(disk),
         sys.executable, "-c", ON_A_SMALL_DISK, str(folder), str(disk), "4096"],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (status, said), (again, _) = json.loads(done.stdout)
    if marked:
        assert status == 1, said
        for number in range(marked, 4):
            assert f"could not be marked: student{number}: the marks could not be written" in said
        assert "INSERT" not in said
    else:
        assert status == 2, said
        assert said.strip().splitlines()[-1].startswith("dpedu: the gradebook cannot be used")
    assert "Traceback" not in said
    assert again == 0
    assert [score(folder, f"student{n}") for n in range(4)] == [9] * 4


def begin(folder, first, **named):
    """Start marking; when the first line of this kind comes, go on with the process."""
    command = [
        sys.executable,
        "-m",
        "dpedu",
        "grade",
        NAME,
        "--course",
        str(folder),
        "--workers",
        "2",
        "--force",
    ]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, **named)
    said = next(line for line in process.stdout if first in line)
    return process, said


def test_processes_that_run_out_are_waited_for(small):
    root = Path("/sys/fs/cgroup")
    root = root if (root / "cgroup.controllers").exists() else root / "pids"
    group = root / f"dpedu-test-{os.getpid()}"
    try:
        group.mkdir()
    except OSError:
        pytest.skip("control groups cannot be written here")
    try:
        enter = lambda: (group / "cgroup.procs").write_text(str(os.getpid()))  # noqa: E731
        process, _ = begin(small, "[  1/4]", preexec_fn=enter)
        (group / "pids.max").write_text("1")
        time.sleep(1)
        (group / "pids.max").write_text("max")
        said = process.communicate(timeout=300)[0]
        assert process.returncode == 0, said
        assert "4 marked" in said
        assert [score(small, f"student{n}") for n in range(4)] == [9] * 4
    finally:
        group.rmdir()


@pytest.mark.skipif(postgres.binaries() is None, reason="PostgreSQL is not installed")
def test_a_database_server_that_starts_again_costs_nothing(tmp_path, options):
    with postgres.server() as address:
        course(tmp_path, NAME, CELLS, f"c.CourseDirectory.db_url = {address!r}")
        for number in range(6):
            hand_in(tmp_path, NAME, f"student{number}", RIGHT)
        process, _ = begin(tmp_path, "[  1/6]")
        postgres.restart(address)
        said = process.communicate(timeout=300)[0]
        assert process.returncode == 0, said
        assert "6 marked" in said
        with closing(Gradebook(address, "x")) as book:
            assert [each.score for each in book.assignment_submissions(NAME)] == [9] * 6


def test_marks_and_comments_of_a_person_stay(small):
    with closing(Gradebook(f"sqlite:///{small}/gradebook.db", "x")) as book:
        (grades,) = [n.grades for n in book.find_submission(NAME, "student0").notebooks]
        (first,) = [each for each in grades if each.name == "q1_tests"]
        first.manual_score, first.extra_credit, first.needs_manual_grade = 1.5, 0.25, False
        book.find_comment("q1", NAME, NAME, "student0").manual_comment = "well done"
        book.db.commit()
    assert grade(small, "--force").returncode == 0
    assert score(small, "student0") == 1.5 + 0.25 + 7
    with closing(Gradebook(f"sqlite:///{small}/gradebook.db", "x")) as book:
        assert book.find_comment("q1", NAME, NAME, "student0").manual_comment == "well done"


@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "device", "nothing"])
def test_what_is_no_ordinary_file_is_refused_in_words(tmp_path, kind):
    """A folder called timestamp.txt once cost its owner all marks. No descriptor stays open."""
    path = tmp_path / "timestamp.txt"
    make = {"folder": path.mkdir, "pipe": lambda: os.mkfifo(path), "nothing": lambda: None}
    make["link"] = lambda: path.symlink_to("/etc/hostname")
    make["device"] = lambda: path.symlink_to("/dev/zero")
    make[kind]()
    before = os.listdir("/proc/self/fd")
    for each in (path, Path("/dev/zero")) if kind == "device" else (path,):
        with pytest.raises(Unreadable):
            read_regular(each, 1000)
    assert os.listdir("/proc/self/fd") == before
