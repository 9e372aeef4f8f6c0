"""The tests turned into Markdown."""


def change(notebook):
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["cell_type"] = "markdown"
