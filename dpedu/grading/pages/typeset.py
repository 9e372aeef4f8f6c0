"""Markdown with formulas as HTML that holds no script: formulas become MathML.

Texts come from strangers. They are set in a process of its own, with little memory and time: one
that breaks it is shown as plain text, and costs nobody else anything.
"""

from __future__ import annotations

import contextlib
import html
import json
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

MOST = 100_000  # characters of one text
SECONDS = 2.0  # for one text, of a processor: a busy machine is nobody's fault
MEMORY = 1 << 30
MOST_SET = 1_000_000  # characters that a text may become: each formula is some twenty times as long
_MATH = (
    *("math", "mrow", "mi", "mn", "mo", "ms", "mtext", "mspace", "mfrac", "msqrt", "mroot"),
    *("mstyle", "msub", "msup", "msubsup", "munder", "mover", "munderover", "mmultiscripts"),
    *("mtable", "mtr", "mtd", "mpadded", "mphantom", "menclose", "merror"),
)
_TEXT = (
    *("a", "b", "blockquote", "br", "code", "dd", "del", "details", "div", "dl", "dt", "em", "h1"),
    *("h2", "h3", "h4", "h5", "h6", "hr", "i", "li", "ol", "p", "pre", "s", "span", "strong"),
    *("sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul"),
)
_MATH_ATTRIBUTES = {
    *("accent", "columnalign", "columnspacing", "depth", "display", "displaystyle", "fence"),
    *("form", "height", "linethickness", "lspace", "mathvariant", "maxsize", "minsize", "notation"),
    *("rowspacing", "rspace", "scriptlevel", "separator", "stretchy", "symmetric", "width"),
}


def plain(text: str) -> str:
    """A text as it stands."""
    return f"<pre>{html.escape(text[:MOST])}</pre>"


def typeset(texts: Sequence[str], *, tags: bool = False) -> list[str]:
    """Each text as HTML, in their order. Tags in it stand as they were typed, unless ``tags``."""
    made: list[str] = []
    while len(made) < len(texts):
        made += _set_apart(texts[len(made) :], tags)
        if len(made) < len(texts):  # this one ended the process
            made.append(plain(texts[len(made)]))
    return made


def _set_apart(texts: Sequence[str], tags: bool) -> list[str]:
    """As many texts as a process of its own sets before it ends."""
    asked = json.dumps([tags, [text[:MOST] for text in texts]])
    made = []
    with subprocess.Popen(
        [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    ) as process:  # fmt: skip
        try:
            said, _ = process.communicate(asked, timeout=20 + SECONDS * len(texts))
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
    for line in said.splitlines()[: len(texts)]:
        with contextlib.suppress(ValueError):
            made.append(str(json.loads(line)))
    return made


_ALIGNED = re.compile(r"\\(begin|end)\{(?:aligned|alignat|align|gathered|gather|eqnarray)\*?\}")
_NUMBERED = re.compile(r"\\(?:begin|end)\{(?:equation|displaymath|math)\*?\}")


def _known(tex: str) -> str:
    """A formula without environments that differ from known ones by a number or a name."""
    return _NUMBERED.sub("", _ALIGNED.sub(r"\\\1{split}", tex))


def setter(tags: bool = False) -> Any:
    """Markdown as notebooks have it, with each formula as MathML."""
    from dpedu.grading.course import fast_start  # noqa: F401  (before nbconvert)

    # isort: split
    from latex2mathml.converter import convert
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    def formula(tex: str, display: str) -> str:
        try:
            return str(convert(_known(tex), display=display))
        except Exception:
            dollars = "$$" if display == "block" else "$"
            return f"<code>{html.escape(dollars + tex + dollars)}</code>"

    class Renderer(IPythonRenderer):
        """Formulas as MathML."""

        def block_math(self, body: str) -> str:
            return formula(body, "block")

        def inline_math(self, body: str) -> str:
            return formula(body, "inline")

        def latex_environment(self, name: str, body: str) -> str:
            return formula(rf"\begin{{{name}}}{body}\end{{{name}}}", "block")

        def block_code(self, code: str, info: str | None = None) -> str:
            return f"<pre><code>{html.escape(code)}</code></pre>"

        def image(self, text: str, url: str, title: str | None = None) -> str:
            return f"[{html.escape(text or 'picture')}]"

    return MarkdownWithMath(renderer=Renderer(escape=not tags, exclude_anchor_links=True))


def clean(made: str) -> str:
    """HTML of known elements, that does nothing."""
    import nh3

    allowed = dict.fromkeys(_MATH, _MATH_ATTRIBUTES)
    cleaned: str = nh3.clean(
        made,
        tags={*_MATH, *_TEXT},
        attributes=allowed | {"a": {"href"}},
        url_schemes={"http", "https", "mailto"},
        link_rel="noopener noreferrer nofollow",
    )
    return cleaned


def main() -> None:
    """Read whether tags count, and a list of texts; write a line of HTML for each."""
    tags, texts = json.load(sys.stdin)
    markdown = setter(tags)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for text in texts:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # whose signal ends the process
        made = clean(markdown.render(text))
        if len(made) > MOST_SET:
            made = plain(text)
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(made), flush=True)


if __name__ == "__main__":
    main()
