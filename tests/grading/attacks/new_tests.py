"""Graded cells of the student's own."""


def change(notebook):
    for n in range(5):
        notebook["cells"].append(
            {
                "cell_type": "code",
                "id": f"n{n}",
                "execution_count": None,
                "outputs": [],
                "source": "10",
                "metadata": {
                    "nbgrader": {
                        "grade": True,
                        "grade_id": f"mine{n}",
                        "locked": True,
                        "points": 10,
                        "schema_version": 3,
                        "solution": False,
                        "task": False,
                    }
                },
            }
        )
