"""Small courses and submissions, for the tests of the engine."""

import json
from pathlib import Path

import nbformat
from nbgrader.preprocessors import ComputeChecksums


def errors(made):
    """Why a cell failed: nothing, if it did not."""
    return [f"{o['ename']}: {o['evalue']}" for o in made["outputs"] if o["output_type"] == "error"]


def text(made):
    """What a cell wrote and showed."""
    parts = []
    for output in made["outputs"]:
        parts.append(output.get("text") or output.get("data", {}).get("text/plain", ""))
    return "".join(parts)


def cell(kind, source, name=None, **marks):
    """A cell of an instructor's notebook."""
    make = nbformat.v4.new_code_cell if kind == "code" else nbformat.v4.new_markdown_cell
    made = make(source)
    if name:
        usual = {"grade": False, "solution": False, "locked": False, "task": False}
        made.metadata["nbgrader"] = usual | {"grade_id": name, "schema_version": 3} | marks
    return made


def answer(name, source):
    """A cell that students fill in."""
    return cell("code", source, name, solution=True)


def test(name, source, points):
    """A cell with tests."""
    return cell("code", source, name, grade=True, locked=True, points=points)


test.__test__ = False


def course(folder: Path, name: str, cells, config="", files=None) -> Path:
    """A course as nbgrader's quickstart lays it out."""
    source = folder / "source" / name
    source.mkdir(parents=True)
    book = nbformat.v4.new_notebook(cells=list(cells))
    book.metadata["kernelspec"] = {
        "name": "python3",
        "display_name": "Python 3",
        "language": "python",
    }
    nbformat.write(book, source / f"{name}.ipynb")
    for file, content in (files or {}).items():
        (source / file).write_text(content)
    text = f"c = get_config()\nc.CourseDirectory.course_id = 'x'\n{config}\n"
    (folder / "nbgrader_config.py").write_text(text)
    return folder


def hand_in(folder: Path, name: str, student: str, answers, change=None, files=None) -> Path:
    """A submission: the release, with these answers by cell name."""
    written = nbformat.read(folder / "source" / name / f"{name}.ipynb", as_version=4)
    for each in written.cells:
        marks = each.metadata.get("nbgrader", {})
        if marks.get("grade_id") in answers:
            each.source = answers[marks["grade_id"]]
    written, _ = ComputeChecksums().preprocess(written, {})
    plain = json.loads(nbformat.writes(written))
    if change is not None:
        plain = change(plain) or plain
    place = folder / "submitted" / student / name
    place.mkdir(parents=True)
    if plain is not None:
        content = plain if isinstance(plain, bytes) else json.dumps(plain).encode()
        (place / f"{name}.ipynb").write_bytes(content)
    for file, content in (files or {}).items():
        path = place / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return place
