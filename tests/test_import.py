"""`import dpedu` loads numpy and nothing heavier."""

import subprocess
import sys

HEAVY = {
    "scipy", "pandas", "matplotlib", "ipywidgets", "IPython", "sympy", "nbgrader", "nbformat",
    "jupyterlab", "sqlalchemy", "sqlglot",
}  # fmt: skip


def test_importing_the_package_loads_numpy_only():
    code = "import dpedu, sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "numpy" in loaded
    assert HEAVY.isdisjoint(loaded)


def test_what_students_compute_with_does_not_read_proofs():
    code = "import dpedu, dpedu.checks, dpedu.cli, sys; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "dpedu.checks" in ran.stdout.split()
    assert "dpedu.proofs" not in ran.stdout


def test_every_public_name_exists():
    import dpedu

    for name in dir(dpedu):
        assert getattr(dpedu, name) is not None
