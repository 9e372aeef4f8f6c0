"""What the search reads: a line for each section, definition, theorem, term and public name.

Sphinx's own index knows which page has a word, not where. This one is made of the pages as readers
see them, and ``book/_static/search.js`` answers from it. An entry of the glossary also says what
else its term is called (*Also …*, *Elsewhere …*) and which chapters use it.
"""

from __future__ import annotations

import json
import posixpath
import re
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag

from sphinx.application import Sphinx

INDEX = "search-index.js"
TERMS = "terms.js"
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
# Code and what it prints, pictures, questions: a reader who searches wants a sentence.
SKIPPED = {"headerlink", "cell", "highlight", "dp-lab", "dp-check", "sidebar", "dp-outcomes"}
SKIPPED |= {"dp-used", "dp-run"}
SIGNS = {
    "le": "≤", "ge": "≥", "leq": "≤", "geq": "≥", "ne": "≠", "neq": "≠", "gg": "≫", "ll": "≪",
    "in": "∈", "notin": "∉", "subset": "⊂", "subseteq": "⊆", "cap": "∩", "cup": "∪",
    "emptyset": "∅",
    "sim": "∼", "approx": "≈", "equiv": "≡", "propto": "∝", "forall": "∀", "exists": "∃",
    "neg": "¬",
    "cdot": "·", "times": "×", "pm": "±", "mp": "∓", "circ": "∘", "oplus": "⊕", "otimes": "⊗",
    "dots": "…", "ldots": "…", "cdots": "⋯", "infty": "∞", "sum": "Σ", "prod": "∏", "int": "∫",
    "sqrt": "√", "nabla": "∇", "partial": "∂", "ell": "ℓ", "mid": "∣", "to": "→", "gets": "←",
    "mapsto": "↦", "implies": "⇒", "iff": "⇔", "top": "⊤", "bot": "⊥", "setminus": "∖",
    "lVert": "‖", "rVert": "‖", "Vert": "‖", "lvert": "|", "rvert": "|", "vert": "|",
    "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "langle": "⟨", "rangle": "⟩",
    "quad": " ", "qquad": " ", " ": " ", "|": "‖", "{": "{", "}": "}", "%": "%", "_": "_", "&": "&",
}  # fmt: skip
# Functions, whose names are set as they are.
SPOKEN = {"ln", "log", "exp", "sin", "cos", "tan", "sinh", "cosh", "tanh", "arctan", "max", "min"}
SPOKEN |= {"sup", "inf", "lim", "arg", "det", "dim", "gcd", "Pr"}
FUNCTION = rf"(?:{'|'.join(sorted(SPOKEN))})(?![A-Za-z])"
# What says how signs are set, and is none.
SILENT = {"begin", "end", "left", "right", "bigl", "bigr", "Bigl", "Bigr", "bar", "hat", "tilde"}
SILENT |= {"mathrm", "mathbb", "mathcal", "mathsf", "mathbf", "mathrel", "mathop", "textstyle"}
SILENT |= {"text", "operatorname"}
# While a formula is read, braces that it sets and the ends of a fraction are signs of no alphabet.
BRACES = {r"\{": "\ue000", r"\}": "\ue001"}
BEGINS, ENDS = "\ue002", "\ue003"
# What takes arguments, and how many.
TAKING = re.compile(r"\\(?:[dt]?frac|binom|sqrt)(?![A-Za-z])|[\^_]")
ARGUMENTS = {"frac": 2, "tfrac": 2, "dfrac": 2, "binom": 2}
# What stays one thing whatever stands beside it: a number, a letter, a word, a sign.
ONE = r"(?:\d+(?:\.\d+)?|[^\W\d_]'*|[A-Za-z]{3,}|[^\w\s(){}\[\]|])"
NAME = r"[^\W_]+"
MARKED = rf"√?{ONE}(?:_(?:\w+|\([^()]*\)))?(?:\^(?:-?{ONE}|\([^()]*\)))?"
# A name needs no more to be found; its own page says the rest.
LONGEST = 300
# Of an entry of the glossary: the sentence that says what else its term is called.
ALSO = re.compile(r"\b(?:Also|Elsewhere)\s[^.]*$")

Entry = dict[str, str]


def sign(command: str) -> str | None:
    """What a command of TeX sets, as far as a line of text can have it; None if it is not known."""
    if command in SPOKEN:
        return command
    if command in SIGNS:
        return SIGNS[command]
    size = "CAPITAL" if command[0].isupper() else "SMALL"
    name = f"GREEK {size} LETTER {command.removeprefix('var').upper()}"
    try:
        return unicodedata.lookup(name.replace("LAMBDA", "LAMDA"))
    except KeyError:
        # A sign of one letter that is none of the above is space.
        return "" if command in SILENT or not command.isalpha() else None


def argument(text: str, at: int) -> tuple[str, int]:
    """What a command of TeX takes from ``at`` on, a group or one sign; and where that ends."""
    while text[at : at + 1].isspace():
        at += 1
    if text[at : at + 1] != "{":
        found = re.compile(r"\\[A-Za-z]+|\\?.|$").match(text, at)
        assert found is not None
        return found[0], found.end()
    depth, end = 0, at
    for end in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if not depth:
            break
    return text[at + 1 : end], end + 1


def enclosed(text: str, head: str = "") -> bool:
    """Whether one pair of brackets holds all of a text, but for a name before it."""
    found = re.fullmatch(rf"{head}\((.*)\)", text)
    depth = 0
    for each in found[1] if found else ")":
        depth += {"(": 1, ")": -1}.get(each, 0)
        if depth < 0:
            return False
    return depth == 0


def held(text: str, *ones: str) -> str:
    """A text in brackets, unless it is one thing."""
    one = enclosed(text, f"(?:{MARKED})?") or any(re.fullmatch(each, text) for each in ones)
    return text if one else f"({text})"


def set_out(command: str, given: list[str]) -> str:
    """A command with its arguments, in one line that says the same."""
    if command == "binom":
        return f"({given[0]} over {given[1]})"
    if command == "sqrt":
        return f"√{held(given[0], ONE)}"
    if command == "^":
        return f"^{held(given[0], f'-?{ONE}', '′+')}"
    if command == "_":
        return f"_{held(given[0], ONE, NAME)}"
    above, below = given
    # A product above needs no brackets, a sum does, and another fraction.
    sums = re.sub(r"\([^()]*\)", "", above).lstrip("-−")
    above = f"({above})" if re.search(r"[-−+±∓=<>≤≥,/]", sums) else above
    return f"{BEGINS}{above}/{held(below, MARKED)}{ENDS}"


def plain(text: str) -> str:
    """A formula as it can be read in a line of text, roughly; what it means stays the same."""
    for escaped, brace in BRACES.items():
        text = text.replace(escaped, brace)
    text = line(text)
    for escaped, brace in BRACES.items():
        text = text.replace(brace, escaped[1])
    return text


def line(text: str) -> str:
    text = re.sub(r"\\(?:begin|end)\{\w+\}|(?<!\\)&|\\\\", " ", text)
    parts, at = [], 0
    while found := TAKING.search(text, at):
        parts.append(text[at : found.start()])
        command, at = found[0].lstrip("\\"), found.end()
        given = []
        for _ in range(ARGUMENTS.get(command, 1)):
            taken, at = argument(text, at)
            given.append(line(taken).strip())
        parts.append(set_out(command, given))
    text = "".join([*parts, text[at:]])
    # The name of a function stands apart from what is beside it.
    text = re.sub(rf"(?<=[\w)}}{ENDS}])(\\{FUNCTION})", r" \1", text)
    text = re.sub(rf"(\\{FUNCTION})(?=[\\\d√{BEGINS}])", r"\1 ", text)
    parts = re.split(r"(\\(?:[A-Za-z]+|.))", text)
    # Braces of TeX are left out, and those that it sets are not.
    parts[::2] = [re.sub(r"[{}$\\]", "", part) for part in parts[::2]]
    parts[1::2] = [sign(part[1:]) or "" for part in parts[1::2]]
    text = "".join(parts)
    # A fraction that is one factor of several is held together.
    text = re.sub(rf"{BEGINS}([^{BEGINS}{ENDS}]*){ENDS}(?=\s*[\w(√^])", r"(\1)", text)
    text = re.sub(rf"(?<=[\w)]){BEGINS}", " ", text)
    return re.sub(f"[{BEGINS}{ENDS}]", "", text)


class Page(HTMLParser):
    """The entries of a page: from each heading, box or term to the next."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.numbered = False
        self._open: list[tuple[str, list[str]]] = []
        self._section = ""
        # A box stands within a section: these were begun before it.
        self._outer: list[tuple[int, Entry]] = []
        self._field = "text"
        # Of terms, by their anchors: what else they are called, and the chapters that use them.
        self.names: dict[str, list[str]] = {}
        self.users: dict[str, list[str]] = {}
        self._naming = False
        self.feed(html)
        for entry in self.entries:
            for field in ("heading", "text"):
                entry[field] = " ".join(entry[field].split())

    @property
    def _silent(self) -> bool:
        article = any("bd-article" in classes for _, classes in self._open)
        return not article or any(
            tag in ("script", "style") or SKIPPED.intersection(classes)
            for tag, classes in self._open
        )

    def _begin(self, anchor: str) -> None:
        self.entries.append({"anchor": anchor, "heading": "", "text": ""})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        if tag not in VOID:
            self._open.append((tag, classes))
        if tag == "a" and any("dp-used" in each for _, each in self._open):
            place = self.entries[-1]["anchor"]
            self.users.setdefault(place, []).append(urldefrag(given["href"]).url)
        if self._silent:
            return
        if tag == "em" and self.entries:
            self._naming = bool(ALSO.search(self.entries[-1]["text"]))
            if self._naming:
                self.names.setdefault(self.entries[-1]["anchor"], []).append("")
        elif tag == "section":
            self._section = given.get("id", "")
        elif tag in HEADINGS:
            self._begin("" if tag == "h1" else self._section)
            self._field = "heading"
        elif tag == "dt" and "id" in given:
            self._begin(given["id"])
            self._field = "heading"
        elif {"theorem", "definition", "lemma", "corollary", "proposition"}.intersection(classes):
            self._outer.append((len(self._open), self.entries[-1]))
            self._begin(given["id"])
        elif "admonition-title" in classes and self._outer and not self.entries[-1]["heading"]:
            self._field = "heading"
        elif "section-number" in classes and len(self.entries) == 1:
            self.numbered = True

    def handle_endtag(self, tag: str) -> None:
        if not any(tag == name for name, _ in self._open):
            return
        while self._open.pop()[0] != tag:
            pass
        if tag in HEADINGS or tag in ("dt", "p"):
            self._field = "text"
        if tag == "em":
            self._naming = False
        if self._outer and len(self._open) < self._outer[-1][0]:
            # What follows the box belongs to the section again.
            self.entries.append(dict(self._outer.pop()[1], text=""))

    def handle_data(self, data: str) -> None:
        if not self.entries or self._silent:
            return
        if "math" in self._open[-1][1]:
            data = plain(data)
        self.entries[-1][self._field] += data
        if self._naming:
            self.names[self.entries[-1]["anchor"]][-1] += data


def kind(docname: str, page: Page) -> str:
    """What a page is to somebody who searches."""
    if docname.startswith("book/reference"):
        return "reference"
    if docname == "book/glossary":
        return "glossary"
    if docname == "book/bibliography":
        return "works"
    return "chapter" if page.numbered else "more"


def joined(entries: list[Entry]) -> list[Entry]:
    """The entries with what belongs to the same place in one."""
    places: dict[str, Entry] = {}
    for entry in entries:
        if entry["anchor"] in places:
            places[entry["anchor"]]["text"] += " " + entry["text"]
        else:
            places[entry["anchor"]] = entry
    return list(places.values())


def write_index(app: Sphinx, error: Exception | None) -> None:
    """Write the index as a script, which a page can load without a server too."""
    if error or app.builder.name != "html":
        return
    pages = []
    for docname in sorted(app.env.found_docs):
        html = (Path(app.outdir) / f"{docname}.html").read_text(encoding="utf-8")
        # Frames of figures are most of a page, and nothing to read.
        page = Page(re.sub(r'"data:[^"]*"', '""', html))
        what = kind(docname, page)
        entries = joined(page.entries)
        if what == "reference":
            for entry in entries:
                entry["heading"] = entry["anchor"].removeprefix("module-") or entry["heading"]
                entry["text"] = entry["text"][:LONGEST]
        lines = [[entry["anchor"], entry["heading"], entry["text"]] for entry in entries]
        if what == "glossary":
            folder = posixpath.dirname(docname)
            lines = [
                [*line, page.names.get(line[0], []), [f"{folder}/{user}" for user in users]]
                for line in lines
                for users in [list(dict.fromkeys(page.users.get(line[0], [])))]
            ]
        pages.append([f"{docname}.html", what, lines])
    text = json.dumps(pages, ensure_ascii=False, separators=(",", ":"))
    (Path(app.outdir) / INDEX).write_text(f"window.dpIndex = {text};\n", encoding="utf-8")
    [glossary] = [lines for _, what, lines in pages if what == "glossary"] or [[]]
    terms = {anchor: meaning for anchor, _, meaning, *_ in glossary if anchor}
    text = json.dumps(terms, ensure_ascii=False, indent=0)
    (Path(app.outdir) / TERMS).write_text(f"window.dpTerms = {text};\n", encoding="utf-8")


def leave_sphinx_search(app: Sphinx) -> None:
    """Sphinx makes no index; the page for searching is one like the others."""
    app.builder.search = False


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", leave_sphinx_search)
    # Late: after the pages have been mended.
    app.connect("build-finished", write_index, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
