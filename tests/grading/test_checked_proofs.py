"""Checked proofs in a notebook: one verdict at home and where it is marked, and a person's above it."""

import json
import logging
import random
import shutil
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
import typed
from nbgrader.api import Gradebook
from nbgrader.server_extensions.validate_assignment.handlers import ValidateAssignmentHandler
from small_course import cell, course, hand_in

from dpedu.course import SETTINGS
from dpedu.grading.at_home.check import check
from dpedu.proofs import judge_answer

ROOT = Path(__file__).resolve().parents[2]
NAME = "checked"
STATEMENT = "real p\nassume range: 0 < p < 1/2\nclaim c: 0 < 1 - 2*p, p < 1"
TASK = f"## Question 1, proof · A range\n\nShow this:\n\n```statement\n{STATEMENT}\n```"
RIGHT = "claim c\n  0 < 1 - 2*p by positivity\n  p < 1 by positivity\n"
# What the claims are worth; the one without points belongs to the next.
PARTS = """real p
assume range: 0 < p < 1/2
choose t
claim one, 1 point: 0 < 1 - 2*p
claim low: 0 < t
claim high, 2 points: t < p"""
SOME = PARTS.replace("2 points", "1 point")
RUBRIC = """**Proof.** Clear.

**Rubric** (3 points)

| points | criterion |
|---|---|
| 1 | one |
| 2 | two |
"""
CELLS = [
    cell("markdown", TASK),
    cell("markdown", RUBRIC, "q1_proof", grade=True, solution=True, points=3),
    cell("markdown", "## Question 2, proof · In words\n\nNothing is checked here."),
    cell("markdown", RUBRIC, "q2_proof", grade=True, solution=True, points=3),
    cell("markdown", f"## Question 3, proof · By claim\n\n```statement\n{PARTS}\n```"),
    cell("markdown", RUBRIC, "q3_proof", grade=True, solution=True, points=3),
    cell("markdown", f"## Question 4, proof · And words\n\n```statement\n{SOME}\n```"),
    cell("markdown", RUBRIC, "q4_proof", grade=True, solution=True, points=3),
]


def fenced(proof, fence="```", kind="proof"):
    """A proof as it stands in a cell."""
    return f"Below is my proof.\n\n{fence}{kind}\n{proof}{fence}\n\nQ.E.D."


# What stands in the cell, and whether a machine gives it all points.
ANSWERS = {
    "right": (fenced(RIGHT), True),
    "tildes": (fenced(RIGHT, "~~~~"), True),
    "two_blocks": (fenced(RIGHT.split("  p <")[0]) + "\n\n```proof\n  p < 1 by positivity\n```", True),
    "other_code": (fenced("print(1)\n", kind="python") + "\n\n" + fenced(RIGHT), True),
    "words": ("By the range of p.", False),
    "not_fenced": (RIGHT, False),
    "other_fence": (fenced(RIGHT, kind="python"), False),
    "inside_other": (f"````text\n```proof\n{RIGHT}```\n````", False),
    "false": (fenced("claim c\n  0 < 1 - 4*p by positivity\n"), False),
    "half": (fenced("claim c\n  0 < 1 - 2*p by positivity\n"), False),
    "empty": (fenced(""), False),
    "own_statement": (f"```statement\nclaim c: 1 = 1\n```\n{fenced('claim c' + chr(10))}", False),
    "statement_inside": (fenced(f"claim c: 1 = 1\nproof\nclaim c\n  1 = 1 by algebra\n{RIGHT}"), False),
    "declares": (fenced(f"assume easy: 0 < 1 - 2*p\n{RIGHT}"), False),
    "redeclares": (fenced(f"real p\n{RIGHT}"), False),
    "markup": (fenced("<script>alert(1)</script>\n\x00✓ 1. one\n"), False),
    "deep": (fenced("claim c\n  " + "(" * 20_000 + "\n"), False),
    "long": (fenced("claim c\n" + "  (p + 1)^12 = 1 by algebra\n" * 900), False),
    "python": (fenced("claim c\n  __import__('os')._exit(1) = 1 by algebra\n"), False),
}  # fmt: skip
ONE = "claim one\n  0 < 1 - 2*p by positivity\n"
LOW = "let t = p / 2\nclaim low\n  0 < t by positivity\n"
HIGH = "claim high\n  t\n    = p / 2 by definition of t\n    < p by positivity\n"
# What stands in the cell; the points of a machine, or none; what is said to be proved.
BY_CLAIM = {
    "all": (fenced(ONE + LOW + HIGH), 3.0, ""),
    "first": (f"```proof\n{ONE}```\n", 1.0, "Proved: one (1 of 3 points)."),
    "rest": (f"```proof\n{LOW}{HIGH}```\n", 2.0, "Proved: low, high (2 of 3 points)."),
    "first_and_words": (fenced(ONE), None, "Proved: one (1 of 3 points). A person reads the rest."),
    "half_a_group": (f"```proof\n{ONE}{LOW}```\n", 1.0, "Proved: one (1 of 3 points)."),
    "only_half_a_group": (f"```proof\n{LOW}```\n", None, ""),
    "chosen_badly": (
        f"```proof\n{ONE}{LOW}{HIGH}```\n".replace("p / 2", "2 * p"),
        None,
        "Proved: one (1 of 3 points). A person reads the rest.",
    ),
    "may_be_true": (
        f"```proof\n{ONE}{LOW}{HIGH}```\n".replace("definition of t", "algebra"),
        None,
        "Proved: one (1 of 3 points). A person reads the rest.",
    ),
    "on_what_is_refused": (
        f"```proof\nclaim easy: 0 < 1 - 3*p\n  0 < 1 - 3*p by positivity\n{LOW}{HIGH}claim one\n"
        "  0\n    < 1 - 3*p by easy\n    <= 1 - 2*p by positivity\n```\n",
        None,
        "Proved: low, high (2 of 3 points). A person reads the rest.",
    ),
    "on_itself": ("```proof\nclaim one\n  0 < 1 - 2*p by one\n```\n", None, ""),
    "nothing": ("```proof\n```\n", None, ""),
}  # fmt: skip

FALSE = fenced("claim c\n  0 < 1 - 4*p by positivity\n")
PATCH = """
import gc, sys
import dpedu.proofs, dpedu.proofs._kernel.judge, dpedu.proofs._kernel.rules, dpedu.proofs.verdict
yes = dpedu.proofs.Verdict(True, ())
for module in [each for name, each in sys.modules.items() if name.startswith("dpedu.")]:
    for name in ("check", "judge_answer", "step", "defined", "mark_answer"):
        if hasattr(module, name):
            setattr(module, name, lambda *a, **k: yes)
dpedu.proofs._kernel.judge.Judge.accepted = True
for each in gc.get_objects():
    if isinstance(each, dict) and "statement" in each:
        each["statement"] = "claim c: 1 = 1"
"""


def own_code(notebook):
    """Exchange the kernel where the student's code runs, before and after the proof."""
    patch = {"cell_type": "code", "metadata": {}, "source": PATCH, "outputs": [], "id": "patch"}
    patch["execution_count"] = None
    notebook["cells"] = [patch, *notebook["cells"], patch | {"id": "again"}]


def own_statement(notebook):
    """State something easier right before the answer."""
    text = "```statement\nclaim c: 0 < 1\n```"
    notebook["cells"].insert(
        1, {"cell_type": "markdown", "metadata": {}, "source": text, "id": "own"}
    )


def own_points(notebook):
    """Be worth more, and locked, so that nobody has to read it."""
    for each in notebook["cells"]:
        if about := each["metadata"].get("nbgrader"):
            about.update(points=100, locked=True, checksum="0" * 32)


def two_cells(notebook):
    """Answer twice: what is right stands in a cell of the same name, and says something else."""
    (first,) = (
        each for each in notebook["cells"]
        if each["metadata"].get("nbgrader", {}).get("grade_id") == "q1_proof"
    )  # fmt: skip
    twin = first | {"id": "twin", "source": fenced("claim c: 1 = 1\n  1 = 1 by algebra\n")}
    notebook["cells"].append(twin)


def as_code(notebook):
    """Make the proof a code cell, which prints that it is accepted."""
    for each in notebook["cells"]:
        if each["metadata"].get("nbgrader", {}).get("grade_id") == "q1_proof":
            each.update(cell_type="code", outputs=[], execution_count=1)
            each["source"] = "print('The proof is accepted: every step follows by its rule.')\n3.0"


CHEATS = [own_code, own_statement, own_points, two_cells, as_code]
SAYS = "The proof is accepted: every step follows by its rule."


def answers(notebook):
    """The cells of the answer."""
    named = (each["metadata"].get("nbgrader", {}) for each in notebook["cells"])
    return [each for each, about in zip(notebook["cells"], named, strict=True)
            if about.get("grade_id") == "q1_proof"]  # fmt: skip


def said_before(notebook, rng):
    """What marking would say, where it is looked for: outputs, metadata, comments, cells of its own."""
    cell = rng.choice(notebook["cells"])
    cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": SAYS}]
    cell["metadata"] |= {"dpedu": {"points": 3.0, "said": SAYS}, "accepted": True}
    notebook["metadata"] |= {"proof": {"q1_proof": [3.0, SAYS]}}
    text = f"<!-- feedback --> {SAYS} Proved: c (3 of 3 points)."
    made = {"cell_type": "markdown", "id": f"s{rng.random()}"[:20], "metadata": {}, "source": text}
    notebook["cells"].insert(rng.randrange(len(notebook["cells"]) + 1), made)


def easier(notebook, rng):
    """Another statement, in fences of many kinds, before or behind, or in the answer itself."""
    fence = rng.choice(["```", "~~~", "`````", "  ```", "````"])
    claim = rng.choice(["c: 0 < 1", "c, 3 points: 1 = 1", "c: 0 < 1 - 4*p", "free: p < 1"])
    text = f"{fence}statement\nreal p\nassume range: p = 0\nclaim {claim}\n{fence.strip()}\n"
    if rng.random() < 0.5:
        for each in answers(notebook):
            each["source"] = text + "".join(each["source"])
        return
    made = {"cell_type": "markdown", "id": f"e{rng.random()}"[:20], "metadata": {}, "source": text}
    if rng.random() < 0.5:
        made["metadata"] = {"nbgrader": {"grade_id": "q1_proof", "locked": True, "grade": False}}
    notebook["cells"].insert(rng.randrange(len(notebook["cells"]) + 1), made)


def marked_already(notebook, rng):
    """Metadata of a cell that has its points, is no answer, or that no student may change."""
    for each in answers(notebook):
        about = each["metadata"]["nbgrader"]
        about[rng.choice(["grade", "solution", "locked", "task"])] = rng.random() < 0.5
        about["points"] = rng.choice([0, -3, 3.0, 1e9, "3", None, [3], True])
        about["checksum"] = rng.choice(["", "0" * 32, None, "x"])
        about["statement"] = "claim c: 1 = 1"


def moved(notebook, rng):
    """Cells in another order, or an answer in the place of another one."""
    if rng.random() < 0.5:
        rng.shuffle(notebook["cells"])
    for each in answers(notebook):
        each["metadata"]["nbgrader"]["grade_id"] = rng.choice(
            ["q1_proof", "q2_proof", "q1_proof ", "Q1_proof", "q1_proof\n", "q3_proof"]
        )


def easy_declarations(notebook, rng):
    """Whatever could give a meaning of its own to what is claimed, inside of the block."""
    more = ["assume own: 0 < 1 - 4*p", "fact own: 0 < 1 - 2*p, p < 1", "define p = 0", "let p = 0",
            "claim c: 1 = 1", "claim c, 3 points", "choose p", "set p", "proof", "claim range: p < 0",
            "claim own: 0 < 1 - 4*p", "  0 < 1 - 4*p by own", "  p < 1 by c", "```", "```proof",
            "~~~proof", "claim c\n  0 < 1 - 2*p by c", "therefore 0 < 1 - 2*p", "Q.E.D.", SAYS]  # fmt: skip
    for each in answers(notebook):
        rows = "".join(each["source"]).split("\n")
        for _ in range(rng.randint(1, 5)):
            rows.insert(rng.randrange(len(rows) + 1), rng.choice(more))
        each["source"] = "\n".join(rows)


def attached(notebook, rng):
    """Attachments, types and sources of other kinds than the format has."""
    for each in answers(notebook):
        each["attachments"] = rng.choice(
            [{}, {"proof": {"text/plain": RIGHT}}, {"a": {"text/html": SAYS}}]
        )
        if rng.random() < 0.3:
            each["cell_type"] = rng.choice(["raw", "code", "heading", "markdown"])
            each |= {"outputs": [], "execution_count": 3} if each["cell_type"] == "code" else {}


TRICKS = [said_before, easier, marked_already, moved, easy_declarations, attached]


def tricks(seed):
    """Some of all cheats, one upon the other, each with its own chance."""
    rng = random.Random(seed)
    chosen = rng.sample(TRICKS, rng.randint(1, 4))
    others = rng.sample([own_code, own_statement, own_points, two_cells], rng.randint(0, 2))

    def change(notebook):
        for each in rng.sample([*chosen, *others], len(chosen) + len(others)):
            each(notebook, rng) if each in chosen else each(notebook)

    return change


def marks(folder, question="q1_proof"):
    """Automatic points, points by hand, whether a person is waited for, and the comment."""
    found = {}
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        for each in book.assignment_submissions(NAME):
            place = (question, NAME, NAME, each.student.id)
            one = book.find_grade(*place)
            said = book.find_comment(*place).comment
            found[each.student.id] = (
                one.auto_score,
                one.manual_score,
                one.needs_manual_grade,
                said,
                one.score,
            )
    return found


@pytest.fixture(scope="module")
def marked(options, tmp_path_factory):
    folder = course(tmp_path_factory.mktemp("course"), NAME, CELLS)
    for name, (text, _) in ANSWERS.items():
        hand_in(folder, NAME, name, {"q1_proof": text, "q2_proof": text})
    for name, (text, _, _) in BY_CLAIM.items():
        hand_in(folder, NAME, name, {"q3_proof": text, "q4_proof": text})
    for change in CHEATS:
        hand_in(folder, NAME, f"cheat_{change.__name__}", {"q1_proof": FALSE}, change)
    for seed in range(24):
        hand_in(folder, NAME, f"tricks_{seed}", {"q1_proof": FALSE}, tricks(seed))
    hand_in(folder, NAME, "weaker", {"q1_proof": fenced("claim c\n  1 = 1 by algebra\n")}, weaker)
    done = typed.dpedu("grade", NAME, folder=folder)
    assert done.returncode == 0, done.stderr + done.stdout
    return folder


def weaker(notebook):
    """A student who changes what has to be shown."""
    for each in notebook["cells"]:
        each["source"] = "".join(each["source"]).replace("0 < 1 - 2*p, p < 1", "1 = 1")


def test_an_accepted_proof_has_all_points_and_any_other_waits_for_a_person(marked):
    found = marks(marked)
    for name, (_, accepted) in ANSWERS.items():
        auto, by_hand, waits, comment, _ = found[name]
        assert (auto, by_hand, waits) == ((3.0, None, False) if accepted else (None, None, True)), (
            name
        )
        assert bool(comment) == (name not in ("words", "not_fenced", "other_fence", "inside_other"))
    assert "The proof is accepted" in found["right"][3]
    assert found["false"][3].startswith("Line 5, by positivity: 0 < 1 - 4*p does not follow")
    assert all(len(each[3] or "") <= 4000 for each in found.values())


def test_the_statement_is_the_instructors(marked):
    assert marks(marked)["weaker"][:3] == (None, None, True)


@pytest.mark.parametrize("change", CHEATS, ids=lambda change: change.__name__)
def test_a_false_proof_gains_nothing_by_what_else_is_in_the_notebook(marked, change):
    auto, by_hand, _, comment, score = marks(marked)[f"cheat_{change.__name__}"]
    assert (auto, by_hand, score) == (None, None, 0.0)
    assert "accepted" not in (comment or "")
    if change not in (two_cells, as_code):  # these are another answer, and wrong as well
        assert comment == marks(marked)["false"][3]


def test_no_mixture_of_cheats_gains_a_point(marked):
    judged = [marks(marked)[f"tricks_{seed}"][3] or "" for seed in range(24)]
    assert sum("Next: " in each for each in judged) > 12  # most are read, and refused
    for question in ("q1_proof", "q2_proof", "q3_proof", "q4_proof"):
        found = marks(marked, question)
        for seed in range(24):
            # Who is not marked at all has gained nothing either.
            auto, by_hand, _, comment, score = found.get(f"tricks_{seed}", (None,) * 4 + (0.0,))
            assert not auto, (question, seed)
            assert (by_hand, score) == (None, 0.0), (question, seed)
            assert "Proved" not in (comment or ""), (question, seed)


def test_a_question_that_states_nothing_is_read_by_a_person(marked):
    assert {each[:3] for name, each in marks(marked, "q2_proof").items() if name in ANSWERS} == {
        (None, None, True)
    }


def test_each_claim_has_its_points_and_what_is_open_waits_for_a_person(marked):
    found = marks(marked, "q3_proof")
    for name, (_, points, proved) in BY_CLAIM.items():
        auto, by_hand, waits, comment, _ = found[name]
        assert (auto, by_hand, waits) == (points, None, points is None), name
        assert proved in comment, name
        assert ("Proved" in comment) == bool(proved), name
    assert "It may be true, but it does not follow so." in found["may_be_true"][3]


def test_what_claims_are_not_worth_a_person_gives(marked):
    found = marks(marked, "q4_proof")
    assert {found[name][:3] for name in BY_CLAIM} == {(None, None, True)}
    assert found["all"][3].endswith("(2 of 3 points). A person reads the rest.")


def at_home(marked, name, tmp_path):
    """A student's notebook as it is before it is handed in."""
    notebook = json.loads((marked / f"submitted/{name}/{NAME}/{NAME}.ipynb").read_text())
    for each in notebook["cells"]:  # a release has the checksums of blank answers
        each["metadata"].get("nbgrader", {}).update(checksum="0" * 32)
    place = tmp_path / f"{name}.ipynb"
    place.write_text(json.dumps(notebook))
    return place


def validated(place, monkeypatch, folder=None):
    """What the button says of each cell that failed, configured as `dpedu open` does."""
    monkeypatch.chdir(folder or place.parent)
    if folder is None:
        monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(SETTINGS))
    server = SimpleNamespace(
        root_dir=place.parent,
        load_config=partial(ValidateAssignmentHandler.load_config, None),
        log=logging.getLogger("server"),
    )
    said = ValidateAssignmentHandler.validate_notebook(server, str(place))
    assert said["success"], said["value"]
    failed = said["value"].get("failed", [])
    return {each["source"]: " ".join(each["raw_error"].split()) for each in failed}


def words(comment):
    """A comment, wherever its lines end."""
    return " ".join((comment or "").split())


@pytest.mark.parametrize("name", ["right", "false", "half", "words", "long"])
def test_the_button_says_what_marking_says(marked, tmp_path, monkeypatch, name):
    _, accepted = ANSWERS[name]
    said = validated(at_home(marked, name, tmp_path), monkeypatch)
    comment = words(marks(marked)[name][3])
    heading = TASK.splitlines()[0].removeprefix("## ")
    assert said == ({} if accepted or not comment else {heading: comment})


@pytest.mark.parametrize("name", ["all", "first", "may_be_true"])
def test_the_button_says_which_claims_are_proved(marked, tmp_path, monkeypatch, name):
    _, _, proved = BY_CLAIM[name]
    said = validated(at_home(marked, name, tmp_path), monkeypatch)
    assert bool(said) == bool(proved)
    assert set(said.values()) <= {
        words(marks(marked, q)[name][3]) for q in ("q3_proof", "q4_proof")
    }


def test_the_button_does_not_praise_what_has_no_questions(tmp_path, monkeypatch):
    """A chapter has the button too; its cells are not run for that."""
    place = tmp_path / "chapter.ipynb"
    ran = tmp_path / "ran"
    cells = [cell("markdown", "# A chapter"), cell("code", f"open({str(ran)!r}, 'w')")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), place)
    ((heading, why),) = validated(place, monkeypatch).items()
    assert "no questions" in heading
    assert "exercise" in why
    assert not ran.exists()


def test_the_button_judges_proofs_in_the_folder_of_the_course(marked, tmp_path, monkeypatch):
    said = validated(at_home(marked, "false", tmp_path), monkeypatch, ROOT)
    assert list(said.values()) == [words(marks(marked)["false"][3])]


def test_checked_at_home_it_says_the_same(marked, tmp_path):
    found = marks(marked)
    for name in ("right", "two_blocks", "words", "false", "half", "declares", "long"):
        text, accepted = ANSWERS[name]
        first, second, *_ = check(at_home(marked, name, tmp_path))
        assert second.state == "written; a person will read it"
        verdict = judge_answer(STATEMENT, text)
        if verdict is None:
            assert first.state == second.state
            continue
        assert first.good == accepted == verdict.accepted
        said = str(verdict) + ("" if accepted else "\nA person reads it, with its words.")
        assert first.state == found[name][3] == said[:4000]


def test_a_persons_mark_counts_before_the_machines_and_stays(marked, tmp_path):
    folder = Path(shutil.copytree(marked, tmp_path / "course"))
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        for name, points in (("right", 1.0), ("half", 2.0)):
            book.find_grade("q1_proof", NAME, NAME, name).manual_score = points
            book.find_grade("q1_proof", NAME, NAME, name).needs_manual_grade = False
        book.db.commit()
    done = typed.dpedu("grade", NAME, "--force", folder=folder)
    assert done.returncode == 0, done.stderr + done.stdout
    found = marks(folder)
    assert found["right"] == (3.0, 1.0, False, found["right"][3], 1.0)
    assert (found["half"][:3], found["half"][4]) == ((None, 2.0, False), 2.0)
