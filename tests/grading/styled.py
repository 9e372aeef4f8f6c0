"""One style of test as an assignment: its plan, and what an answer gets."""

import json

import nbformat
from nbgrader.preprocessors import ClearHiddenTests

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.course.handout import handed_out
from dpedu.grading.course.names import definitions, origins
from dpedu.grading.course.plan import NotebookPlan, Plan
from dpedu.grading.marking.rehearsal import reading_job, rehearse
from dpedu.grading.sandbox import engine

LIMIT = 10.0


def cells_of(style, answer=None):
    """The notebook's code cells in their order: name, role, source."""
    made = [("given", "given", style.given)] if style.given else []
    made += [("earlier", "test", style.earlier)] if style.earlier else []
    made += [("answer", "answer", style.reference if answer is None else answer)]
    made += [(None, "own", style.own)] if style.own else []
    return [*made, ("test", "test", style.test)]


def plan_of(style):
    """The assignment, as it is read from a course."""
    hide, cells, reference = ClearHiddenTests(), {}, []
    for name, role, source in cells_of(style):
        reference.append({"role": role, "id": name, "source": source})
        if name is None:
            continue
        cells[name] = PlanCell(
            name, "code", source, None, role == "test", role == "answer", False, role != "answer",
            style.points if name == "test" else 0.0, handed_out(hide, source), source,
        )  # fmt: skip
    imports, names, trusted = origins([style.reference], reference)
    leaves = {
        each.name: left
        for each in cells.values()
        if each.role == "test" and (left := definitions(each.visible))
    }
    notebook = NotebookPlan(
        "n", cells, {"name": "python3", "language": "python"}, tuple(reference), names, imports,
        trusted, leaves=leaves,
    )  # fmt: skip
    files = {name: content.encode() for name, content in style.files.items()}
    return Plan("a", {"n": notebook}, files, (), "")


def rehearsed(style, options, **how):
    """The plan, after the instructor's own answer was marked."""
    return rehearse(
        plan_of(style), lambda job, files: engine.judge(job, files, options), LIMIT, **how
    )


def points(plan, style, answer, options):
    """What a submission with this answer gets for the test, and why."""
    cells = []
    for name, _, source in cells_of(style, answer):
        cell = nbformat.v4.new_code_cell(source)
        if name is not None:
            cell.metadata["nbgrader"] = {"grade_id": name}
        cells.append(cell)
    raw = json.dumps(nbformat.v4.new_notebook(cells=cells)).encode()
    notebook = plan.notebooks["n"]
    said = engine.judge(*reading_job(plan, notebook, raw, {}, limit=LIMIT), options)
    return said["scores"]["test"], said["failed"].get("test", "")
