"""Metadata of types that nobody expects."""


def change(notebook):
    for cell in notebook["cells"]:
        cell["metadata"] = (
            {"nbgrader": [1], "tags": 5} if cell["cell_type"] == "markdown" else cell["metadata"]
        )
    notebook["metadata"] = {
        "kernelspec": {"name": "bash", "display_name": "<script>ALERT-1()</script>"},
        "widgets": 5,
    }
