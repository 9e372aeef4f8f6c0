"""Each test twice, the copy empty, before and after."""


def change(notebook):
    made = []
    for cell in notebook["cells"]:
        made.append(cell)
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            made += [dict(cell, source="1", id="x" + cell["id"])]
            made.insert(0, dict(cell, source="1", id="y" + cell["id"]))
    notebook["cells"] = made
