"""Another kernel, in the hope that nothing runs."""


def change(notebook):
    notebook["metadata"]["kernelspec"] = {
        "name": "bash",
        "language": "bash",
        "display_name": "Bash",
    }
    notebook["metadata"]["language_info"] = {"name": "R"}
