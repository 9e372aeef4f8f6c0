"""The names of answers and tests exchanged."""


def change(notebook):
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        name = marks.get("grade_id", "")
        if name.startswith("q"):
            marks["grade_id"] = name[:2] if name.endswith("_tests") else name + "_tests"
            cell["source"] = "5"
