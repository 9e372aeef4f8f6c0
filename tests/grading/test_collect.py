"""What platforms call files: each is collected to the right student, and none is lost in silence."""

import csv
import io
import json
import os
import random
import re
import shutil
import struct
import tracemalloc
import zipfile
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from nbgrader import utils
from nbgrader.api import Gradebook
from small_course import answer, course, test

from dpedu import cli
from dpedu.grading.coming_in import roster
from dpedu.grading.coming_in.arrivals import Account, Arrival, sort_out, write_account
from dpedu.grading.coming_in.roster import BadRoster
from dpedu.grading.coming_in.submission import Submission, extra_files
from dpedu.grading.coming_in.unpacking import is_notebook
from dpedu.grading.course import people
from dpedu.grading.course.people import names_of
from dpedu.grading.course.words import guarded
from dpedu.grading.tables import upload

pytestmark = pytest.mark.filterwarnings("ignore:Object of type")  # nbgrader's own
NAME = "hw"
CELLS = [
    answer("q1", "### BEGIN SOLUTION\nx = 1\n### END SOLUTION"),
    test("t1", "assert x == 1", 4),
]
CANVAS = """Student,ID,SIS User ID,SIS Login ID,Section,hw (77),other (78)
Points Possible,,,,,4.00,10.00
"Lovelace, Ada",101,s1,ada,One,,
"Müller, Jürgen",102,s2,juergen,One,,5
"Li, Wei",103,s3,wei1,One,,
"Li, Wei",104,s4,wei2,Two,,
"D'Arcy Ó Sé, Máire-Áine",105,s5,maire,Two,3,
"Absent, Anna",106,s6,anna,Two,,
"""
MOODLE = """Identifier,Full name,ID number,Status,Grade,Maximum Grade,Last modified (submission)
Participant 11,Ada Lovelace,ada,Submitted for grading,,4.00,"Friday, 16 October 2026, 11:59 PM"
Participant 12,Jürgen Müller,juergen,Submitted for grading,,4.00,-
Participant 13,Wei Li,wei1,Submitted for grading,,4.00,-
Participant 14,Wei Li,wei2,Submitted for grading,,4.00,-
Participant 15,Máire-Áine D'Arcy Ó Sé,maire,Submitted for grading,,4.00,-
Participant 16,Anna Absent,anna,No submission,,4.00,-
"""


def notebook(text):
    """A notebook that can be told from another."""
    return json.dumps({"cells": [], "metadata": {"is": text}, "nbformat": 4, "nbformat_minor": 5})


def packed(files):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return stream.getvalue()


FROM_CANVAS = {
    "lovelaceada_101_900_hw.ipynb": notebook("ada's first"),
    "lovelaceada_101_903_hw-2.ipynb": notebook("ada's third"),
    "lovelaceada_101_902_hw-1.ipynb": notebook("ada's second"),
    "müllerjürgen_LATE_102_904_hw.ipynb.txt": notebook("jürgen's"),
    "liwei_103_905_hw.ipynb": notebook("the first wei's"),
    "liwei_104_906_my work (1).zip": packed({"a b/hw (1).ipynb": notebook("the second wei's")}),
    "darcyósémáireáine_105_907_essay.pdf": "%PDF",
    "stranger_999_908_hw.ipynb": notebook("nobody's"),
    "hw.ipynb": notebook("somebody's"),
}
FROM_MOODLE = {
    "Ada Lovelace_11_assignsubmission_file_/hw.ipynb": notebook("ada's third"),
    "Jürgen Müller_12_assignsubmission_file/hw.IPYNB": notebook("jürgen's"),
    "Wei Li_13_assignsubmission_file_hw.ipynb": notebook("the first wei's"),
    "Wei Li_14_assignsubmission_file_/work.zip": packed({"hw.ipynb": notebook("the second wei's")}),
    "Máire-Áine D'Arcy Ó Sé_15_assignsubmission_file_/essay.pdf": "%PDF",
    "Máire-Áine D'Arcy Ó Sé_15_assignsubmission_onlinetext_/onlinetext.html": "<p>Here.</p>",
    "Paul Stranger_99_assignsubmission_file_/hw.ipynb": notebook("nobody's"),
    "hw.ipynb": notebook("somebody's"),
}
RIGHT = {
    "ada": "ada's third",
    "juergen": "jürgen's",
    "wei1": "the first wei's",
    "wei2": "the second wei's",
}


@pytest.fixture
def dpedu(monkeypatch):
    """The command, in this process."""
    monkeypatch.chdir(Path.cwd())  # it changes the folder
    return lambda *words: cli.main([str(word) for word in words])


def download(folder, files, name="submissions.zip"):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(packed(files))
    return folder / name


def submitted(folder):
    """Whose notebooks are there, and what they are."""
    return {
        path.parts[-3]: json.loads(path.read_text())["metadata"]["is"]
        for path in sorted((folder / "submitted").glob(f"*/{NAME}/{NAME}.ipynb"))
    }


def fates(folder):
    with open(folder / "downloaded" / NAME / "collected.csv", encoding="utf-8") as stream:
        return {row["file"].removeprefix("packed/000 "): row for row in csv.DictReader(stream)}


@pytest.mark.parametrize(("files", "table"), [(FROM_CANVAS, CANVAS), (FROM_MOODLE, MOODLE)])
def test_a_download_goes_to_the_right_students(tmp_path, dpedu, capsys, files, table):
    folder = course(tmp_path / "a course", NAME, CELLS)
    archive = download(tmp_path / "my downloads", files)
    (tmp_path / "grades.csv").write_text(table, encoding="utf-8-sig")
    done = dpedu("collect", NAME, archive, "--course", folder, "--roster", tmp_path / "grades.csv")
    assert done == 1  # some need a person
    assert submitted(folder) == RIGHT
    said = capsys.readouterr().out
    assert "not collected: Máire-Áine D'Arcy Ó Sé (maire): essay.pdf: no notebook" in said
    assert "nobody in the roster" in said
    assert "whose is it?" in said
    assert re.search(r"nothing from 1: Anna .*\(anna\)", said)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        assert names_of(book).items() >= {"ada": "Ada Lovelace", "juergen": "Jürgen Müller"}.items()
        known = {each.id: (each.first_name, each.last_name) for each in book.students}
        assert known.keys() == set(RIGHT)
        assert known["juergen"] == ("Jürgen", "Müller")
    every = fates(folder)
    collected = [row for row in every.values() if row["collected as"]]
    assert {row["student"] for row in collected} == set(RIGHT)
    assert all(bool(row["collected as"]) != bool(row["why not"]) for row in every.values())
    # Every file of the archive is accounted for, a student's own archive by what is in it.
    for name in files:
        there = f"submissions/{name.removesuffix('.zip')}"
        assert any(path.startswith(there) for path in every), name
    assert len(every) == len(files)


def test_the_newest_of_several_downloads_counts(tmp_path, dpedu):
    folder = course(tmp_path / "course", NAME, CELLS)
    place = "Ada Lovelace_11_assignsubmission_file_/hw.ipynb"
    other = "Wei Li_13_assignsubmission_file_/hw.ipynb"
    first = download(tmp_path / "first", {place: notebook("old"), other: notebook("wei")})
    os.utime(first, (1e9, 1e9))
    second = download(tmp_path / "second", {place: notebook("new")})
    assert dpedu("collect", NAME, first, "--course", folder) == 0
    before = submitted(folder)
    assert before == {"Ada Lovelace": "old", "Wei Li": "wei"}
    assert dpedu("collect", NAME, second, "--course", folder) == 0
    assert submitted(folder) == {"Ada Lovelace": "new", "Wei Li": "wei"}
    assert dpedu("collect", NAME, second, "--course", folder) == 0  # the same again changes nothing
    assert len(list((folder / "downloaded" / NAME / "archive").iterdir())) == 2


@pytest.mark.parametrize("student", ["juergen", "s_11", "Ada Lovelace_11"])
def test_what_a_person_repaired_is_called_as_in_the_marks(tmp_path, dpedu, student):
    """Whosever number the name may end in; but what the platform calls somebody is theirs."""
    folder = course(tmp_path / "course", NAME, CELLS)
    archive = download(tmp_path / "moodle", FROM_MOODLE)
    (tmp_path / "grades.csv").write_text(MOODLE.replace("juergen", student), encoding="utf-8")
    options = ("--course", folder, "--roster", tmp_path / "grades.csv")
    dpedu("collect", NAME, archive, *options)
    repaired = folder / "downloaded" / NAME / "archive" / f"{student}_assignsubmission_file"
    repaired.mkdir()
    (repaired / "hw.ipynb").write_text(notebook("repaired"))
    dpedu("collect", NAME, *options)
    right = {student if each == "juergen" else each: whose for each, whose in RIGHT.items()}
    whose = "ada" if student.startswith("Ada") else student
    assert submitted(folder) == right | {whose: "repaired"}


def test_late_work_is_stamped(bookkeeping, tmp_path, dpedu):
    folder = tmp_path / "course"
    shutil.copytree(bookkeeping, folder)
    archive = download(tmp_path / "canvas", FROM_CANVAS)
    dpedu("collect", NAME, archive, "--course", folder)
    stamps = {p.parts[-3]: p.read_text() for p in folder.glob("submitted/*/hw/timestamp.txt")}
    assert stamps == {"müllerjürgen": "2026-10-15 12:00:01"}


def arrivals(names, **options):
    paths = [Path("packed", "000 a", name) for name in names]
    return sort_out(paths, {NAME}, **options)


@pytest.mark.parametrize(
    ("attempts", "extra", "counts"),
    [(0, {}, "3"), (1, {}, "1"), (2, {}, "2"), (1, {"ada": 1}, "2"), (1, {"ada": 9}, "3")],
)
def test_attempts_that_count(attempts, extra, counts):
    names = [
        f"ada_7_{upload}_hw{suffix}.ipynb" for upload, suffix in ((1, ""), (2, "-1"), (3, "-2"))
    ]
    account = arrivals(names, attempts=attempts, extra=extra)
    (chosen,) = [each for each in account.arrivals if each.collected]
    assert chosen.path.name.split("_")[2] == counts
    assert all(each.why for each in account.arrivals if each is not chosen)


@pytest.mark.parametrize(
    "name",
    [
        ".._12_assignsubmission_file_/hw.ipynb",
        "a\\b_12_assignsubmission_file_/hw.ipynb",
        ".hidden_12_assignsubmission_file_/hw.ipynb",
        "{student_id}_12_assignsubmission_file_/hw.ipynb",
        "a\x1b[2J_12_assignsubmission_file_/hw.ipynb",
    ],
)
def test_a_name_is_never_a_path(name):
    (only,) = arrivals([name]).arrivals
    assert only.why == "nobody can be called so"


def test_a_file_cannot_claim_to_be_somebody_elses():
    names = [
        "ada_7_1_grace_8_2_hw.ipynb",
        "Ada_7_assignsubmission_file_/Grace_8_assignsubmission_file_/hw.ipynb",
    ]
    assert [each.student for each in arrivals(names).arrivals] == ["Ada", "ada"]


def test_namesakes_without_a_roster_are_not_mixed_up():
    names = [f"Wei Li_{number}_assignsubmission_file_/hw.ipynb" for number in (13, 14)]
    account = arrivals(names)
    assert not account.students
    assert {each.why for each in account.arrivals} == {"participants 13 and 14 have the same name"}


NAMESAKES = ("VIC TIM_44", "Vi\u0301c Tim_55", "\uff36ic Tim_66", "Vic Tim_9")


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("name", NAMESAKES)
def test_whoever_is_only_called_like_somebody_is_not(tmp_path, name, there):
    """A name is what people give to themselves; the platform gives numbers."""
    (tmp_path / "r.csv").write_text("student,name,number\nvic,Vic Tim,11\nann,Ann,12\n")
    names = ["Ann_12_assignsubmission_file_/hw.ipynb", f"{name}_assignsubmission_file_/hw.ipynb"]
    names += ["Vic Tim_11_assignsubmission_file_/hw.ipynb"] * there
    account = arrivals(names, roster=roster.read(tmp_path / "r.csv"))
    assert account.students == ["ann", "vic"][: 1 + there]
    assert [each.why for each in account.left] == ["nobody in the roster"]


def test_a_roster_of_another_assignment_goes_by_name(tmp_path):
    (tmp_path / "r.csv").write_text("student,name,number\nvic,Vic Tim,11\nann,Ann,12\n")
    names = [f"{who}_assignsubmission_file_/hw.ipynb" for who in ("Ann_512", "Vic Tim_511")]
    account = arrivals(names, roster=roster.read(tmp_path / "r.csv"))
    assert account.students == ["ann", "vic"]


@pytest.mark.parametrize("between", ["_", "_x", " Il_22_assignsubmission_file"])
def test_a_name_that_can_be_read_in_two_ways_is_nobodys(between):
    name = f"Vic Tim_11_assignsubmission_file{between}_77_assignsubmission_file_hw.ipynb"
    account = arrivals([name, "Vic Tim_11_assignsubmission_file_/hw.ipynb"])
    assert account.students == ["Vic Tim"]
    assert len([each for each in account.arrivals if each.collected]) == 1


def test_a_large_text_of_json_is_not_read_here(tmp_path):
    """Nothing of a student's is parsed where the class is marked: that takes memory."""
    path = tmp_path / "notes.txt"
    path.write_bytes(b'{"cells": [' + b"[]," * 4_000_000 + b"[]]}")
    tracemalloc.start()
    try:
        assert not is_notebook(path)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()
    path.write_text(notebook("x"))
    assert is_notebook(path)
    path.write_bytes(b"\xef\xbb\xbf  " + notebook("x").encode())
    assert is_notebook(path)
    path.write_bytes(b"")
    assert not is_notebook(path)


IGNORED = [".ipynb_checkpoints", "*.pyc", "__pycache__", "feedback", "[ab]?.txt", ".*.swp"]


@pytest.mark.parametrize("seed", range(5))
def test_what_nbgrader_ignores_is_ignored(tmp_path, seed):
    chance = random.Random(seed)
    names = [
        "a.pyc",
        ".a.pyc",
        "ab.txt",
        "c.txt",
        ".x.swp",
        "y.swp",
        "h.ipynb",
        "=1",
        "a b",
        "[ab]?.txt",
    ]
    folders = [
        "",
        "feedback",
        "__pycache__",
        "sub",
        "sub/.ipynb_checkpoints",
        ".hidden",
        "sub/b.pyc",
    ]
    for folder in folders:
        (tmp_path / folder).mkdir(exist_ok=True, parents=True)
        for name in chance.sample(names, 6):
            if not (tmp_path / folder / name).exists():
                (tmp_path / folder / name).write_text("x")
    found = Submission()
    extra_files(tmp_path, IGNORED, found)
    theirs = utils.find_all_files(str(tmp_path), [*IGNORED, "*.ipynb"])
    assert set(found.files) == {Path(each).relative_to(tmp_path).as_posix() for each in theirs}


def test_a_folder_is_looked_through_once_however_many_files_it_has(tmp_path, monkeypatch):
    for number in range(300):
        (tmp_path / f"f{number}").touch()
    looked, original = [], os.scandir
    monkeypatch.setattr(os, "scandir", lambda *given: looked.append(1) or original(*given))
    found = Submission()
    extra_files(tmp_path, IGNORED, found)
    assert len(found.files) == 300
    assert len(looked) == 1


def test_broken_archives_cost_only_themselves(tmp_path, dpedu, capsys):
    folder = course(tmp_path / "course", NAME, CELLS)
    content = bytearray(packed({
        "ada_1_1_hw.ipynb": notebook("ada's"),
        "bob_2_2_hw.ipynb": notebook("SPOILT"),
        "eve_3_3_hw.ipynb": notebook("eve's"),
        "max_4_4_work.zip": packed({"hw.ipynb": notebook("x")})[:40],
    }))  # fmt: skip
    content[content.index(b"SPOILT")] ^= 1  # a sum does not fit
    archive = folder / "downloaded" / NAME / "archive"
    archive.mkdir(parents=True)
    (archive / "a.zip").write_bytes(content)
    (archive / "b.zip").write_bytes(b"PK\x03\x04 half a download")
    assert dpedu("collect", NAME, "--course", folder) == 1
    assert submitted(folder) == {"ada": "ada's", "eve": "eve's"}
    said = capsys.readouterr().out
    assert "bob: hw.ipynb.damaged: damaged in the archive" in said
    assert "max: work.zip: an archive that is empty, or cannot be opened" in said
    assert "b.zip: neither Canvas nor Moodle" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a,b\n1,2\n", "no roster"),
        ("", "no roster"),
        ('student,name\nada,"' + "x" * 200_000 + '"\n', "line 2: field larger than"),
    ],
)
def test_a_bad_roster_is_refused(tmp_path, text, said):
    (tmp_path / "r.csv").write_text(text)
    with pytest.raises(BadRoster, match="r.csv") as error:
        roster.read(tmp_path / "r.csv")
    assert said in str(error.value)


BAD_LINES = [
    ("../x", "nobody can be called"),
    (".hidden", "nobody can be called"),
    ("x" * 300, "nobody can be called"),
    ("a\u202eb", "nobody can be called"),
    ("ben", "two people are called 'ben'"),
]


@pytest.mark.parametrize(("bad", "why"), BAD_LINES)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_bad_line_of_a_roster_costs_its_own_person(tmp_path, dpedu, capsys, bad, why, place):
    people = [("ada", "Ada A", 1), ("ben", "Ben B", 2)]
    people.insert(place, (bad, "Eve E", 3))
    table = "student,name,number\n" + "".join(f"{s},{n},{k}\n" for s, n, k in people)
    (tmp_path / "r.csv").write_text(table, encoding="utf-8")
    folder = course(tmp_path / "course", NAME, CELLS)
    files = {f"x_{k}_9{k}_{NAME}.ipynb": notebook(f"{n}'s") for _, n, k in people}
    made = download(tmp_path / "d", files)
    assert dpedu("collect", NAME, made, "--course", folder, "--roster", tmp_path / "r.csv") == 1
    expected = {"ada": "Ada A's", "ben": "Ben B's"}
    if bad == "ben":
        del expected["ben"]
    assert submitted(folder) == expected
    said = capsys.readouterr().out
    assert f"line {place + 2} of the roster: {why}" in said
    assert "not collected: x" in said


HOSTILE = {  # what somebody's own archive is called, and what it holds is called like
    "canvas": [".zip", "_.zip", "a.zip", "101_901_hw.zip", "..zip", ".unpacked.zip", "x.zip.zip"],
    "moodle": ["a.zip", ".zip", "_.zip", "_assignsubmission_file_.zip", "Ada Lovelace_11.zip"],
}
LIKE = [
    "lovelaceada_101_999_hw.ipynb",
    "lovelaceada_101_999_hw-9.ipynb",
    "Ada Lovelace_11_assignsubmission_file_/hw.ipynb",
    "a/Ada Lovelace_11_assignsubmission_file_hw.ipynb",
    "loose/Ada Lovelace_11_assignsubmission_file_/hw.ipynb",
    "lovelaceada_101_999_a.unpacked/hw.ipynb",
    "../lovelaceada_101_999_hw.ipynb",
    "../../loose/lovelaceada_101_999_hw.ipynb",
]


@pytest.mark.parametrize("platform", HOSTILE)
@pytest.mark.parametrize("table", [None, "its own"])
def test_nothing_that_a_student_names_is_a_classmates(tmp_path, dpedu, platform, table):
    theirs, evil = ("lovelaceada_101_900_{}", "evil_777_905_{}")
    if platform == "moodle":
        theirs = "Ada Lovelace_11_assignsubmission_file_/{}"
        evil = "Evil Eve_77_assignsubmission_file_/{}"
    files = {theirs.format("hw.ipynb"): notebook("ada's")}
    inner = packed({name: notebook("evil's") for name in LIKE})
    files |= {evil.format(name): inner for name in HOSTILE[platform]}
    if platform == "canvas":  # the rest of a file's name is the student's
        rest = "Ada Lovelace_11_assignsubmission_file_hw.ipynb"
        files |= {evil.format(rest): notebook("evil's")}
    folder = course(tmp_path / "course", NAME, CELLS)
    given = [download(tmp_path / "d", files), "--course", folder]
    if table:
        text = CANVAS if platform == "canvas" else MOODLE
        (tmp_path / "r.csv").write_text(text, encoding="utf-8")
        given += ["--roster", tmp_path / "r.csv"]
    assert dpedu("collect", NAME, *given) in (0, 1)
    found = submitted(folder)
    whose = [student for student, text in found.items() if text == "ada's"]
    assert len(whose) == 1
    assert all(
        who not in (*whose, "ada", "Ada Lovelace", "lovelaceada")
        for who, text in found.items()
        if text == "evil's"
    )


def test_every_cell_of_every_table_is_no_formula():
    for text in ("=1+1", "+a", "-cmd", "@x", " =1", "\t=1", "\uff1d1", "-1+1", "=", "@"):
        assert not guarded(text).lstrip().startswith(("=", "+", "-", "@", "\uff1d", "\t"))
    for text in ("a;=1+1", "a; =1", "a|@x;+b", "\uff1d;-1", "1;2;=3"):  # where these divide cells
        for cell in re.split("[;|]", guarded(text)):
            assert not cell.lstrip().startswith(("=", "+", "-", "@", "\uff1d"))
    for text in ("a;b", "a;1", "a=b;c"):
        assert guarded(text) == text
    for text in ("", "-", "-1", "+2.5", "3,5", "Ada", "a=b", "1+1"):
        assert guarded(text) == text


def test_the_account_of_a_download_has_no_formula(tmp_path):
    one = Arrival(Path("=1+1"), "=a", "=2", "=b", student="=c", called="=d", why="=e")
    write_account(Account([one, replace(one, why="")]), tmp_path / "a.csv")
    with open(tmp_path / "a.csv", newline="", encoding="utf-8") as stream:
        cells = [cell for row in csv.reader(stream) for cell in row]
    assert sum("=" in cell for cell in cells) == 8
    assert not [cell for cell in cells if cell.startswith("=")]


def test_a_roster_of_ones_own_with_semicolons(tmp_path):
    (tmp_path / "r.csv").write_text("student;name;number\nal1;Ada Lovelace;7\n", encoding="utf-8")
    account = arrivals(["lovelaceada_7_1_hw.ipynb"], roster=roster.read(tmp_path / "r.csv"))
    assert account.students == ["al1"]


def test_what_cannot_be_collected_is_said_at_once(tmp_path, dpedu, capsys):
    folder = course(tmp_path / "course", NAME, CELLS)
    (tmp_path / "page.zip").write_text("<html>Log in, please")
    for given in (["other"], [NAME], [NAME, tmp_path / "none.zip"], [NAME, tmp_path / "page.zip"]):
        assert dpedu("collect", *given, "--course", folder) == 2
    said = capsys.readouterr().err
    for words in ("no assignment 'other'", "no file", "there is no file", "is no archive"):
        assert words in said


@pytest.fixture(scope="module")
def bookkeeping(tmp_path_factory):
    """A course with a gradebook; to make one takes seconds."""
    folder = course(tmp_path_factory.mktemp("kept") / "course", NAME, CELLS)
    due = datetime(2026, 10, 15, 12, tzinfo=UTC).replace(tzinfo=None)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        book.add_assignment(NAME, duedate=due)
        book.add_notebook(NAME, NAME)
        book.add_grade_cell("t1", NAME, NAME, max_score=4, cell_type="code")
    return folder


@pytest.fixture
def marked(bookkeeping, tmp_path):
    """A course with these marks in its gradebook, and a roster."""

    def make(scores, table):
        folder = tmp_path / "course"
        shutil.copytree(bookkeeping, folder)
        place = folder / "downloaded" / NAME
        place.mkdir(parents=True)
        (place / "roster.csv").write_text(table, encoding="utf-8")
        with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
            for student, score in scores.items():
                book.add_student(student)
                book.add_submission(NAME, student)
                (folder / "autograded" / student / NAME).mkdir(parents=True)
                grade = book.find_grade("t1", NAME, NAME, student)
                grade.auto_score, grade.needs_manual_grade = score, score is None
            book.db.commit()
        return folder

    return make


def written(folder):
    with open(folder / "marks" / f"{NAME}.csv", newline="", encoding="utf-8") as stream:
        return list(csv.DictReader(stream))


def test_names_follow_the_roster_and_nobody_loses_one(bookkeeping):
    class Course:
        db_url, course_id = f"sqlite:///{bookkeeping}/names.db", "x"

    for name in ("Ada Byron", "Lovelace, Ada", "Ada King Lovelace", "Ada", "x" * 300, "", "="):
        people.remember(Course, {"ada": name, "bo": ""})
        people.remember(Course, {"ada": ""})
        known = people.people_of(Course)
        if name:
            expected = {"Lovelace, Ada": "Ada Lovelace", "x" * 300: "x" * 128}.get(name, name)
            assert known == {"ada": expected}
    for name in ("Ada Byron", "Byron, Ada"):
        assert people.called("ada", {"ada": name}) == "Ada Byron (ada)"
    assert people.called("ada", {"ada": "ada"}) == people.called("ada", {}) == "ada"


SCORES = {"ada": 4.0, "juergen": 2.5, "wei1": 0.0, "wei2": None, "ghost": 1.0}


def test_marks_for_canvas(marked, dpedu, capsys):
    folder = marked(SCORES, CANVAS)
    assert dpedu("marks", NAME, "--course", folder) == 1
    rows = written(folder)
    assert list(rows[0]) == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "hw (77)"]
    assert [row["hw (77)"] for row in rows] == ["4.00", "4", "2.5", "0", "", "3", ""]
    assert rows[2]["Student"] == "Müller, Jürgen"
    said = capsys.readouterr().out
    assert "left out: Wei Li (wei2): 4 points to be read by a person" in said
    assert "left out: ghost: not in the roster" in said


def test_marks_for_moodle_in_moodles_points(marked, dpedu, capsys):
    folder = marked(SCORES, MOODLE.replace("4.00", "100.00"))
    assert dpedu("marks", NAME, "--course", folder) == 2
    assert "Moodle gives 100 points for this and the course 4" in capsys.readouterr().err
    assert dpedu("marks", NAME, "--course", folder, "--scale") == 1
    rows = written(folder)
    assert [row["Grade"] for row in rows] == ["100", "62.5", "0", "", "", ""]
    assert rows[0]["Identifier"] == "Participant 11"


def test_marks_for_a_spreadsheet(marked, dpedu):
    table = "student,name\nada,Ada\n"
    folder = marked({"ada": 4.0, "=cmd": 1.0}, table)
    assert dpedu("marks", NAME, "--course", folder) == 1
    assert [(row["student"], row["score"]) for row in written(folder)] == [
        ("'=cmd", "1.0"),
        ("ada", "4.0"),
    ]


@pytest.mark.parametrize(
    ("titles", "asked", "found"),
    [
        (["Randomised response (77)"], "randomised_response", 0),
        (["Randomised-Response  (77)", "Laplace (8)"], "randomised_response", 0),
        # As it stands before what only looks like it, and of two such neither.
        (["HW (1)", "hw (2)"], "hw", 1),
        (["HW (1)", "Hw (2)"], "hw", None),
        (["Homework (1)"], "hw", None),
        (["Week 1 (part 2) (3)"], "week_1_part_2", 0),
        (["ID", "SIS User ID"], "id", None),
    ],
)
def test_a_title_on_canvas_is_a_name_as_people_write_it(titles, asked, found):
    fitting = upload.fitting(titles, asked)
    assert (fitting == [titles[found]]) if found is not None else len(fitting) != 1


def test_a_column_that_canvas_does_not_have(marked, dpedu, capsys):
    folder = marked(SCORES, CANVAS.replace("hw (77)", "Homework (77)"))
    assert dpedu("marks", NAME, "--course", folder) == 2
    assert "no column 'hw'; --column TITLE: Homework (77), other (78)" in capsys.readouterr().err
    assert dpedu("marks", NAME, "--course", folder, "--column", "Homework") == 1


def test_a_column_may_be_called_as_students_know_the_assignment(marked, dpedu):
    folder = marked({"ada": 4.0}, CANVAS.replace("hw (77)", "Home work (77)"))
    source = folder / "source" / NAME / f"{NAME}.ipynb"
    said = json.loads(source.read_text())
    said["cells"].insert(0, {"cell_type": "markdown", "metadata": {}, "source": "# Home *work*"})
    source.write_text(json.dumps(said))
    assert dpedu("marks", NAME, "--course", folder) == 0
    assert written(folder)[1]["Home work (77)"] == "4"


def spread(names):
    """An archive with so many names, and nothing else: its list of them is all that it has."""
    one = struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, *([0] * 7), 1, *([0] * 6)) + b"a"
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 65535, 65535, len(one) * names, 0, 0)
    return one * names + end


def test_what_one_hands_in_is_collected_whatever_others_call_theirs(tmp_path, dpedu, capsys):
    """Names as long as can be, folders in folders, endless lists of names, bombs in pieces."""
    folder = course(tmp_path / "course", NAME, CELLS)
    long = "n" * 252
    bomb = packed({"zeros.bin": b"\0" * (150 * 2**20)})
    files = {
        "ada_1_1_hw.ipynb": notebook("ada's"),
        "bob_2_2_work.zip": packed({long: notebook("x"), f"{long}.x": notebook("y")}),
        "eve_3_3_" + long[:247]: notebook("z"),
        "max_4_4_" + long[:243] + ".zip": packed({"hw.ipynb": notebook("max's")}),
        "moa_5_5_work.zip": packed({"a/" * 1200 + "hw.ipynb": notebook("deep")}),
        "ned_6_6_work.zip": spread(300_000),
        "oto_7_7_a.zip": bomb,
        "oto_7_8_b.zip": bomb,
        "pia_8_9_work.zip": packed({"hw.ipynb/x": "", "hw.ipynb": notebook("beside")}),
    }
    archive = folder / "downloaded" / NAME / "archive"
    archive.mkdir(parents=True)
    (archive / "a.zip").write_bytes(packed(files))
    assert dpedu("collect", NAME, "--course", folder) == 1
    assert {"ada": "ada's", "max": "max's"}.items() <= submitted(folder).items()
    said = capsys.readouterr().out
    assert "moa: hw.ipynb.damaged: damaged in the archive" in said
    assert "ned: work.zip: an archive that is empty, or cannot be opened" in said
    assert "oto: b.zip: an archive that is empty, or cannot be opened" in said
    assert "pia: hw.ipynb.damaged: damaged in the archive" in said
    left = folder / "downloaded" / NAME / "extracted"
    assert sum(each.stat().st_size for each in left.rglob("*.bin")) == 150 * 2**20
