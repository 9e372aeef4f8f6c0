"""Find what students must not see: by its text, not by its markers."""

import functools
import html
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORM = ROOT / "dpedu" / "grading" / "course" / "forms" / "guide.md"
REGION = re.compile(
    r"^[^\n]*BEGIN (SOLUTION|HIDDEN TESTS|MARK SCHEME)[^\n]*\n(.*?)^[^\n]*END \1", re.S | re.M
)


def squeeze(text: str) -> str:
    """Text without white space: line breaks and indentation hide nothing."""
    return "".join(text.split())


def secrets(solution: Path) -> dict[str, str]:
    """What an instructor's notebook and its guide keep from students, by where it stands."""
    cells = json.loads(solution.read_text(encoding="utf-8"))["cells"]
    visible = squeeze("".join(REGION.sub("", "".join(cell["source"])) for cell in cells))
    found = {}
    for cell in cells:
        marks = cell["metadata"].get("nbgrader", {})
        source = "".join(cell["source"])
        name = f"{solution.stem}, {marks.get('grade_id', cell.get('id'))}"
        for number, region in enumerate(REGION.finditer(source)):
            found[f"{name}, {region[1].lower()} {number}"] = region[2]
            if region[1] == "HIDDEN TESTS":  # one line of it would be too much
                for line in region[2].splitlines():
                    if len(squeeze(line)) >= 40 and squeeze(line) not in visible:
                        found[f"{name}, {line.strip()}"] = line
        if marks.get("solution") and cell["cell_type"] == "markdown":
            found[f"{name}, proof"] = REGION.sub("", source)
    guide = solution.with_name("GUIDE.md")
    if guide.exists():
        form = FORM.read_text(encoding="utf-8")  # which anybody may have, to write a guide by
        for number, text in enumerate(guide.read_text(encoding="utf-8").split("\n\n")):
            if len(text) >= 80 and text not in form:
                found[f"guide of {solution.stem}, paragraph {number}"] = text
    return {where: squeeze(text) for where, text in found.items() if squeeze(text)}


def answers() -> dict[str, str]:
    """The answers that the markers are tested with, without the line that says what they are."""
    return {
        str(path.relative_to(ROOT)): squeeze(path.read_text(encoding="utf-8").partition("\n")[2])
        for path in ROOT.glob("tests/answers/*/*/*.py")
    }


@functools.cache
def texts(path: Path) -> dict[str, str]:
    """Every text below a folder, however it is wrapped, without white space: text to first place.

    A page stands in a release three times, and is searched once.
    """
    found: dict[str, str] = {}
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file():
            for name, text in unwrap(str(file), file.read_bytes()):
                found.setdefault(text, name)
    return found


def unwrap(name: str, content: bytes) -> Iterator[tuple[str, str]]:
    """The texts of one file; none of MathJax, which is as large as the book and not ours."""
    if "/_static/mathjax/" in name or name.endswith(".map"):
        return
    if name.endswith((".zip", ".whl")):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for inner in archive.namelist():
                yield from unwrap(f"{name}!{inner}", archive.read(inner))
        return
    text = content.decode("utf-8", errors="ignore")
    yield name, squeeze(text)
    if name.endswith(".ipynb"):
        cells = json.loads(text)["cells"]
        yield name, squeeze("".join("".join(cell["source"]) for cell in cells))
    elif name.endswith((".html", ".js")):
        yield name, squeeze(html.unescape(re.sub(r"<[^>]*>", "", text)))


PIECE = 20


@functools.cache
def pieces(path: Path) -> frozenset[str]:
    """Every text below a folder, cut into pieces."""
    return frozenset(
        text[start : start + PIECE] for text in texts(path) for start in range(0, len(text), PIECE)
    )


def may_stand(secret: str, path: Path) -> bool:
    """Whether all pieces of a secret are pieces of texts, wherever the first may begin."""
    ends = len(secret) - PIECE + 1
    return any(
        all(secret[start : start + PIECE] in pieces(path) for start in range(first, ends, PIECE))
        for first in range(PIECE)
    )


def leaks(path: Path, kept: dict[str, str]) -> list[str]:
    """Which of these texts can be read where."""
    assert kept, "nothing to look for"
    looked_for = {
        where: secret
        for where, secret in kept.items()
        if len(secret) < 2 * PIECE or may_stand(secret, path)
    }
    return [
        f"{where} stands in {name}"
        for text, name in texts(path).items()
        for where, secret in looked_for.items()
        if secret in text
    ]
