"""Make what students get, in `_build/release`: the book, the exercises and the wheel, and a zip.

    python tools/release.py

needs the book in `_build/html` and the student notebooks in `exercises`. Chapters are
numbered as in the book. Nothing of `solutions`, `tests` or a marked class is read.
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from start import Course, first, name_of, start

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "_build" / "html"
CHAPTERS = BOOK / "_downloads" / "notebooks"
RELEASE = ROOT / "_build" / "release"

README = """\
# Differential privacy that runs

- `book/index.html` is the book. Open it in a browser; it needs no network.
- `exercises/` has the assignments as they are handed out. You will work on copies of them.
- `{wheel}` brings everything that they need, and all chapters as notebooks.

With Python 3.11 or newer, in this folder (on Windows, type `py` for `python3` and
`.venv\\Scripts\\` for `.venv/bin/`):

    python3 -m venv .venv
    .venv/bin/python -m pip install --no-compile "{wheel}[course]"
    .venv/bin/dpedu open

The second line takes a minute or two; the third opens a browser, the first time after half a
minute. It makes a folder `dpedu-course` with the chapters and exercises and opens it in
JupyterLab, with `START.ipynb`, which says what to read and what to do in which order.
It never overwrites what you have changed. Before you hand in an exercise:

    .venv/bin/dpedu check dpedu-course/exercises/{example}/{example}.ipynb

That one file is what you hand in, under its name.
"""


def main() -> None:
    """Stage, build, bundle."""
    if not any(CHAPTERS.glob("*.ipynb")):
        sys.exit(f"there is no book in {BOOK} yet: run `make book` first")
    shutil.rmtree(RELEASE, ignore_errors=True)
    exercises = sorted(ROOT.glob("exercises/*/*.ipynb"))

    print("release: staging chapters and exercises", flush=True)
    course = Course(ROOT)
    names = {f"{Path(each.page).name}.ipynb": name_of(each) for each in course.chapters.values()}
    for chapter in sorted(CHAPTERS.glob("*.ipynb")):
        copy(chapter, RELEASE / "course" / "chapters" / names.get(chapter.name, chapter.name))
    for exercise in exercises:
        copy(exercise, RELEASE / "course" / exercise.relative_to(ROOT))
    (RELEASE / "course" / "START.ipynb").write_text(start(course), encoding="utf-8")

    print("release: building the wheel", flush=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(RELEASE)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = RELEASE.glob("*.whl")

    print("release: putting the bundle together", flush=True)
    bundle = RELEASE / f"dpedu-course-{wheel.name.split('-')[1]}"
    # A page that is opened as a file cannot run: what that takes would only be heavy.
    shutil.copytree(BOOK, bundle / "book", ignore=shutil.ignore_patterns(".*", "run", "lite"))
    for exercise in exercises:
        copy(exercise, bundle / exercise.relative_to(ROOT))
    copy(wheel, bundle / wheel.name)
    readme = README.format(wheel=wheel.name, example=first(course).name)
    (bundle / "README.md").write_text(readme, encoding="utf-8")
    archive = bundle.with_name(f"{bundle.name}.zip")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
            zipped.write(path, path.relative_to(RELEASE))
    print(f"release: {archive.relative_to(ROOT)} ({archive.stat().st_size / 1e6:.1f} MB)")


def copy(source: Path, target: Path) -> None:
    """Copy a file, into a folder that may not be there yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    main()
