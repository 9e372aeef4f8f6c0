"""The instructor's first cell put last, so that tests have to ask the student for what it defines."""


def change(notebook):
    cells = notebook["cells"]
    (setup,) = [c for c in cells if c["metadata"].get("nbgrader", {}).get("grade_id") == "setup"]
    cells.remove(setup)
    cells.append(setup)
    fakes = (
        "class np:\n    class testing:\n        assert_allclose = lambda *a, **k: None\n"
        "    arange = list\n"
        "class checks:\n    call = close = same = generator = lambda *a, **k: None\n"
        "    outcomes = lambda *a, **k: [0, 1]\n    frequencies = forbids = lambda *a, **k: None\n"
        "class Fraction:\n    pass\n"
        "result = 0"
    )
    own = {
        "cell_type": "code",
        "id": "mine",
        "execution_count": None,
        "outputs": [],
        "metadata": {},
    }
    cells.insert(0, dict(own, source=fakes))
