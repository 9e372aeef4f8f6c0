"""The packages of whole notebooks in a browser: one lock file that names each with its hash.

Those of Pyodide's distribution keep their address; ours, and what is Python alone, are files beside
the lock. The kernel loads what a cell imports, and nothing before.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from book_run import LOCK, OWN, ROOT, Sources, own_wheel, pure, renew, required, sha256, wheel_of

PINNED = ROOT / "book" / "lite.json"
# What the kernel needs before the first cell; what it lacks of this is told in the console only.
AT_FIRST = ("micropip", "piplite", "ipykernel", "comm", "pyodide_kernel", "jedi", "ipython")
# What is Python alone says what it needs in words for pip, of which a browser needs a part.
DEPENDS = {
    "micropip": ["packaging"],
    "piplite": ["micropip", "packaging"],
    "pyodide_kernel": ["ipython", "ipykernel", "comm"],
    "ipython": [
        "traitlets",
        "pygments",
        "stack_data",
        "matplotlib_inline",
        "jedi",
        "prompt_toolkit",
        "ipython_pygments_lexers",
    ],
    "stack_data": ["asttokens", "executing", "pure_eval"],
    "jedi": ["parso"],
    "prompt_toolkit": ["wcwidth"],
    "ipywidgets": ["comm", "widgetsnbextension", "traitlets"],
    "sympy": ["mpmath"],
}
# The kernel brings its own in the place of these, which cannot be in a browser.
STAND_INS = {"ipykernel", "widgetsnbextension"}
# Parts of these are compiled, for speed; they do without.
FASTER = {"wcwidth"}
IMPORTED_AS = {"ipython": "IPython"}


def normal(name: str) -> str:
    """The name by which a lock file knows a package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def micropip(kept: Path) -> Path:
    """The wheel that fits the pinned Pyodide, whose Python is newer than the book's may be."""
    told = json.loads(PINNED.read_text(encoding="utf-8"))
    path = kept / f"{told['name']}-{told['version']}-py3-none-any.whl"
    if not path.is_file():
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(kept)]
        command += ["--python-version", told["python"], "--only-binary", ":all:"]
        command += ["--disable-pip-version-check", f"{told['name']}=={told['version']}"]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=120)
        except subprocess.SubprocessError:
            raise LookupError(f"pip cannot fetch {told['name']} {told['version']}") from None
    if sha256(path) != told["sha256"]:
        path.unlink()
        raise LookupError(f"what pip fetched is not the {path.name} that was pinned")
    return path


def wheels(sources: Sources, extension: Path) -> dict[str, Path]:
    """What the site itself has to serve; ``extension`` is the folder of the kernel's own wheels."""
    needed = {name for names in DEPENDS.values() for name in names} | required() | {"ipython"}
    needed |= {"sqlglot"}
    imported = {name: IMPORTED_AS.get(name, name) for name in sorted(needed - STAND_INS)}
    found = {
        name: wheel_of(as_, sources.kept)
        for name, as_ in imported.items()
        if name in FASTER or pure(as_)
    }
    for wheel in sorted(extension.glob("*.whl")):
        name, version = wheel.name.split("-")[:2]
        if name != "widgetsnbextension" or version.startswith("4"):
            found[name] = wheel
    found["micropip"] = micropip(sources.kept)
    found[OWN] = own_wheel(sources.kept)
    return found


def entry(name: str, wheel: Path, depends: Iterable[str]) -> dict[str, Any]:
    """What a lock file says of a wheel."""
    return {
        "name": name,
        "version": wheel.name.split("-")[-4],  # a name may have a hyphen
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel),
        "imports": [IMPORTED_AS.get(name, name)],
        "depends": [normal(each) for each in depends],
        "package_type": "package",
        "unvendored_tests": False,
    }


def serve_packages(sources: Sources, course: Iterable[str], extension: Path, folder: Path) -> None:
    """Put packages into ``folder``, and their lock: the distribution's, where ours replace some.

    ``course`` is what cells import. `dpedu` depends on none of it here: it loads what it uses when
    it does, and so does the browser.
    """
    shutil.rmtree(folder, ignore_errors=True)
    sources.copy(course, folder)
    packages = {name: dict(told) for name, told in sources.packages.items()}
    if not sources.folder:
        for told in packages.values():
            told["file_name"] = sources.base + told["file_name"]
    ours = wheels(sources, extension)
    for name, wheel in ours.items():
        renew(wheel, folder / wheel.name)
        packages[normal(name)] = entry(name, folder / wheel.name, DEPENDS.get(name, []))
    for told in packages.values():
        told["depends"] = [each for each in told["depends"] if each in packages]
    (folder / LOCK).write_text(json.dumps(sources.lock | {"packages": packages}), encoding="utf-8")
