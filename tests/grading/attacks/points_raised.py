"""A thousand points for every question."""


def change(notebook):
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if "points" in marks:
            marks["points"] = 1000
