"""Stock nbgrader on the same submissions, once: honest ones, and the bank of attempts to cheat.

    python tests/grading/stock.py [ATTACK …]

marks them with `nbgrader autograde` and with `dpedu grade`, and writes the table of
``benchmarks/results/stock.md`` (with attacks named, it only prints what these get). nbgrader has no
walls: so all of it runs in a sandbox made here, on a disk in memory that is gone afterwards, without
network; and each submission in one more, from which no process reaches the next. It takes half an hour
and is no test.
"""

import json
import os
import re
import resource
import runpy
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("helpers", "classroom", "grading")]
sys.path[:0] = [str(ROOT)]
TABLE = ROOT / "benchmarks" / "results" / "stock.md"
COURSE = "/home/teacher/course"
LONGEST = 240  # seconds for one submission
AT_A_TIME = 3
MEMORY, PROCESSES = 6 * 2**30, 400  # of everything together
CONFIG = """c = get_config()
c.CourseDirectory.course_id = "x"
c.CourseDirectory.ignore = ["GUIDE.md"]
c.Execute.timeout = 20
"""
MARKS = (
    "select b.name, g.auto_score from grade g join base_cell b on g.cell_id = b.id "
    "join submitted_notebook n on g.notebook_id = n.id "
    "join submitted_assignment s on n.assignment_id = s.id where s.student_id = ?"
)


# The classes ------------------------------------------------------------------------------------------


def bank(folder, only=()):
    """All attempts to cheat, an honest classmate and one submission without any answer."""
    import test_attacks as tests
    from small_course import course, hand_in

    course(folder, tests.NAME, tests.CELLS)
    right = tests.RIGHT | {"q1": "def double(x): return x + x  # CLASSMATE-SECRET-9127"}
    hand_in(folder, tests.NAME, "honest", right)
    hand_in(folder, tests.NAME, "blank", tests.BLANK)
    for name in only or tests.BANK:
        plan = runpy.run_path(str(tests.HERE / "attacks" / f"{name}.py"))
        files = {key: text.encode() for key, text in plan.get("FILES", {}).items()}
        answers = tests.BLANK | plan.get("ANSWERS", {})
        hand_in(folder, tests.NAME, f"attack_{name}", answers, plan.get("change"), files)
    return tests.NAME


def sample(folder, name):
    """The honest part of the sample class: no broken files, no programs that do not end."""
    import sample_class

    shutil.copytree(ROOT / "solutions" / name, folder / "source" / name)
    for number, student in enumerate(sample_class.ROSTER):
        plan = student.get(name, {"faults": ["nothing"]})
        odd = sample_class.ENDINGS.keys() & {str(each) for each in plan.values()}
        if not plan.get("faults") and not odd:
            place = folder / "submitted" / f"student{number}" / name
            place.mkdir(parents=True)
            for file, content in sample_class.submission(ROOT, name, plan).items():
                (place / file).write_bytes(content)
    return name


def built(folder, subject, only=()):
    """A course with a class, and its gradebook before anything was marked."""
    folder.mkdir()
    name = bank(folder, only) if subject == "bank" else sample(folder, subject)
    (folder / "nbgrader_config.py").write_text(CONFIG)
    command = [sys.executable, "-m", "nbgrader", "generate_assignment", name]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=environment(ROOT))
    return name


def environment(root):
    kept = {"LANG": "C.UTF-8", "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    kept |= {"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/home/teacher", "PATH": path}
    return kept | {"PYTHONPATH": str(root), "MPLCONFIGDIR": "/tmp/mpl", "TMPDIR": "/tmp"}


# By nbgrader ------------------------------------------------------------------------------------------


def wall(*binds):
    """Bubblewrap with nothing of this machine that can be changed, and only Python to be read."""
    command = ["bwrap", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts"]
    command += ["--die-with-parent", "--new-session", "--ro-bind", "/", "/"]
    command += ["--dev", "/dev", "--proc", "/proc"]
    for place in ("/tmp", "/var/tmp", "/run", "/home", "/root", "/work", "/mnt"):
        if os.path.isdir(place):
            command += ["--size", str(2**30), "--tmpfs", place]
    prefixes = dict.fromkeys((sys.base_prefix, sys.prefix))
    for kept in [each for each in prefixes if each != "/usr"]:
        command += ["--ro-bind", kept, kept]
    return [*command, *binds]


def in_a_sandbox(subject, only=()):
    """What nbgrader does to a class, marked by this file once more, inside."""
    from dpedu.grading.sandbox.groups import make_groups, remove_group

    groups = list(make_groups()) if os.geteuid() == 0 else []
    if len(groups) < 2:
        sys.exit(
            "Only root can do this: a bomb of processes needs control groups that can be written."
        )
    for group in groups:
        limits = {"memory.limit_in_bytes": MEMORY, "memory.max": MEMORY, "pids.max": PROCESSES}
        for file, most in limits.items():
            if (group / file).exists():
                (group / file).write_text(str(most))

    def enter():
        for group in groups:
            (group / "cgroup.procs").write_text(str(os.getpid()))

    with tempfile.TemporaryDirectory() as made:
        result = Path(made, "result.json")
        result.touch()
        binds = ["--ro-bind", str(ROOT), "/mnt/dpedu", "--bind", str(result), "/mnt/result.json"]
        command = [*wall(*binds), "--cap-add", "ALL", "--chdir", "/mnt/dpedu", sys.executable]
        command += ["/mnt/dpedu/tests/grading/stock.py", "--inside", subject, *only]
        try:
            subprocess.run(command, check=True, preexec_fn=enter, env=environment("/mnt/dpedu"))
        finally:
            for group in groups:
                remove_group(group)
        return json.loads(result.read_text())


def inside(subject, only):
    """Mark each submission in a copy of the course, within walls of its own."""
    os.makedirs("/home/teacher")
    course = Path("/tmp/course")
    name = built(course, subject, only)
    students = sorted(path.name for path in (course / "submitted").iterdir())
    hungry = [each for each in students if "_eat_" in each]
    others = [each for each in students if each not in hungry]
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        made = dict(zip(others, pool.map(lambda who: one(course, name, who), others), strict=True))
    made |= {who: one(course, name, who) for who in hungry}  # nobody starves beside them
    Path("/mnt/result.json").write_text(json.dumps(made))


def one(course, name, student):
    copy = Path("/tmp/copies", student)
    shutil.copytree(course, copy, symlinks=True)
    command = wall("--ro-bind", "/mnt/dpedu/dpedu", "/mnt/stock/dpedu", "--bind", str(copy), COURSE)
    command += ["--chdir", COURSE, sys.executable, "-m", "nbgrader", "autograde", name]
    command += [f"--student={student}", "--force"]
    ended = "late"
    with suppress(subprocess.TimeoutExpired):
        done = subprocess.run(
            command, env=environment("/mnt/stock"), timeout=LONGEST, capture_output=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        )  # fmt: skip
        ended = str(done.returncode)
    found = {
        "marks": marks(copy, student),
        "learnt": learnt(copy / "autograded" / student / name / f"{name}.ipynb"),
        "ended": ended,
    }
    shutil.rmtree(copy, ignore_errors=True)
    print(student, found["marks"] and sum(filter(None, found["marks"].values())), found["learnt"],
          ended, flush=True)  # fmt: skip
    return found


def marks(folder, student):
    """What the gradebook holds, by cell; nothing where it holds nothing that can be read."""
    address = f"file:{folder}/gradebook.db?mode=ro"
    with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as book:
        return dict(book.execute(MARKS, [student]))
    return {}


def learnt(path):
    """Secrets that cells of the student's own show."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        own = [c for c in cells if not c["metadata"].get("nbgrader", {}).get("grade")]
        shown = json.dumps([cell.get("outputs", []) for cell in own])
        return sorted(set(re.findall(r"(?:SOLUTION|TEST|CLASSMATE)-SECRET", shown)))
    return []


# By dpedu, which brings its own walls -----------------------------------------------------------------


def by_dpedu(subject):
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made, "course")
        name = built(folder, subject)
        command = [sys.executable, "-m", "dpedu", "grade", name, "--course", str(folder)]
        command += [
            "--timeout=20" if subject != "bank" else "--timeout=4",
            "--memory=384",
            "--workers=4",
        ]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        assert done.returncode in (0, 1), done
        return {
            path.name: {
                "marks": marks(folder, path.name),
                "learnt": learnt(folder / "autograded" / path.name / name / f"{name}.ipynb"),
            }
            for path in (folder / "submitted").iterdir()
        }


def alike(name, theirs, ours):
    """A line about the honest submissions of an assignment, and how many marks differ."""
    cells = [(who, cell) for who in ours for cell in ours[who]["marks"]]
    pairs = {
        (who, cell): (theirs[who]["marks"].get(cell, "nothing"), ours[who]["marks"][cell])
        for who, cell in cells
    }
    other = [each for each, (one, another) in pairs.items() if one != another]
    for each in other:
        print(f"{name}, {each}: {pairs[each]}")
    return f"| {name} | {len(ours)} | {len(cells)} | {len(cells) - len(other)} |", len(other)


def counts(made):
    """What attempts to cheat get: points by attempt, and how many get what."""
    attacks = sorted(name for name in made if name.startswith("attack_"))
    points = {name: sum(filter(None, made[name]["marks"].values())) for name in attacks}
    given = [[m for m in made[name]["marks"].values() if m is not None] for name in attacks]
    return points, {
        "all 10 points": sum(each >= 10 for each in points.values()),
        "some points": sum(0 < each < 10 for each in points.values()),
        "solutions, hidden tests or a classmate's work": sum(
            bool(made[name]["learnt"]) for name in attacks
        ),
        "the run ended before there is a mark": sum(not each for each in given),
    }


def table(theirs, ours):
    """Lines about the attempts to cheat, and how many gain something from dpedu."""
    points, nbgrader = counts(theirs)
    mine, dpedu = counts(ours)
    lines = [f"| what {len(points)} attempts to cheat get | nbgrader | dpedu |", "|---|--:|--:|"]
    lines += [f"| {what} | {count} | {dpedu[what]} |" for what, count in nbgrader.items()]
    won = sorted((name for name in points if points[name]), key=lambda n: (-points[n], n))
    shown = [f"{n.removeprefix('attack_').replace('_', ' ')} ({points[n]:g})" for n in won]
    lines += ["", f"nbgrader gives points to: {', '.join(shown)}."]
    return lines, sum(each > 0 for each in mine.values())


def main():
    import sample_class

    lines = ["| assignment | honest submissions | marks | the same |", "|---|--:|--:|--:|"]
    wrong = 0
    for name in sample_class.assignments(ROOT):
        line, different = alike(name, in_a_sandbox(name), by_dpedu(name))
        print(line, flush=True)
        lines.append(line)
        wrong += different
    said, gained = table(in_a_sandbox("bank"), by_dpedu("bank"))
    head = (
        "The same submissions marked by stock nbgrader and by `dpedu grade`. An attempt to cheat "
        "answers no question, and deserves no point."
    )
    TABLE.write_text("\n".join([head, "", *lines, "", *said, ""]), encoding="utf-8")
    print("\n".join(said))
    return 1 if wrong + gained else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        inside(sys.argv[2], sys.argv[3:])
    elif sys.argv[1:]:
        print(json.dumps(in_a_sandbox("bank", sys.argv[1:]), indent=1))
    else:
        sys.exit(main())
