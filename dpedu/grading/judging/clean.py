"""What a student's process says, made harmless for whoever looks at it in a browser.

Outputs are rebuilt from known parts. HTML loses everything that could act: scripts, styles, forms,
handlers, addresses that are not plain links. Markdown loses its raw HTML, except what formats text.
"""

from __future__ import annotations

import base64
import binascii
import html
import re
import struct
import sys
from collections.abc import Container
from typing import Any
from urllib.parse import unquote

from dpedu.grading.course.words import CONTROL

MOST_TEXT = 200_000  # characters of all streams of a cell
MOST_SHOWN = 4_000_000  # characters of all rich outputs of a cell
MOST_OUTPUTS = 200
MOST_MARKUP = 1_000_000  # characters of HTML
MOST_PIXELS = 50_000_000  # of a picture, which may be packed very small
DEEPEST_MARKUP = 200

_TEXT_FORMS = ("text/plain", "text/latex", "text/markdown", "text/html")
_PICTURES = {"image/png": b"\x89PNG", "image/jpeg": b"\xff\xd8"}
_HARMLESS = frozenset(
    (
        *("a", "abbr", "b", "blockquote", "br", "caption", "code", "dd", "del", "details", "div"),
        *("dl", "dt", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i"),
        *("ins", "kbd", "li", "ol", "p", "pre", "q", "s", "small", "span", "strong", "sub"),
        *("summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u"),
        *("ul", "var"),
    )
)
# Each of these looks a bounded way ahead, so that cleaning takes as long as the text is long.
_TAG = re.compile(r"<(?=/?[a-zA-Z!?])")
_BARE = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,20})\s{0,20}(/?)>")
_SCHEME = re.compile(r"(?i)\b(javascript|vbscript|data)(?=\s{0,100}:)(\s{0,100}):")
_LONG_REFERENCE = re.compile(r"&#(?=[0-9]{8}|[xX][0-9a-fA-F]{7})")  # of a character: there is none
_PICTURE = re.compile(r"!\[(?:([^\[\]\n]{0,300})\]\(attachment:([\w.%-]{1,200})\))?")
_FORMULA_THAT_ACTS = re.compile(  # MathJax's commands that set styles: these can fetch pictures
    r"\\(?=(?:style|class|cssId|require|mmlToken|htmlStyle|htmlClass|htmlData|includegraphics)\b"
    r"|bbox\s{0,20}\[[^\]]{0,300}(?:url|image|src|@))"
)
_SPACE = re.compile(r"&(?:Tab|NewLine|#0{0,6}(?:9|10|13)(?![0-9])|#[xX]0{0,6}[9aAdD](?!\w));?")
_AMPERSAND = re.compile(r"&(?!#?\w{1,31};)")
_OPEN_OR_CLOSED = re.compile(
    r"<(/?)(?!/?(?:br|hr|img|p|li|t[drh]|dt|dd|col|input|meta|link)\b)[a-zA-Z]"
)
_ESCAPE = re.compile(r"\x1b(?!\[[0-9;]*m)")  # of a terminal's codes only colours are kept


def outputs(said: Any, number: int) -> list[dict[str, Any]]:
    """The outputs of a cell, of known kinds, bounded, without anything that acts."""
    made: list[dict[str, Any]] = []
    if type(said) is not list:
        return made
    room = MOST_TEXT + MOST_SHOWN + 400_000
    for each in said[: MOST_OUTPUTS + 2]:
        if type(each) is not dict:
            continue
        kind = each.get("output_type")
        if kind == "stream":
            name = "stderr" if each.get("name") == "stderr" else "stdout"
            one: dict[str, Any] = {
                "output_type": kind,
                "name": name,
                "text": _text(each.get("text")),
            }
            size = len(one["text"])
        elif kind == "error":
            lines = each.get("traceback")
            lines = [_text(line) for line in lines[:200]] if type(lines) is list else []
            one = {"output_type": kind, "ename": _text(each.get("ename"))[:200]}
            one |= {"evalue": _text(each.get("evalue")), "traceback": lines}
            size = sum(map(len, lines))
        elif kind in ("execute_result", "display_data"):
            data = rich(each.get("data"))
            if not data:
                continue
            one = {"output_type": kind, "data": data, "metadata": {}}
            if kind == "execute_result":
                one["execution_count"] = number
            size = sum(map(len, data.values()))
        else:
            continue
        if size > room:
            continue
        room -= size
        made.append(one)
    return made


def rich(said: Any) -> dict[str, str]:
    """A value that was shown: its forms that do nothing."""
    made: dict[str, str] = {}
    if type(said) is not dict:
        return made
    for form, content in said.items():
        if type(content) is not str:
            continue
        if form in _PICTURES:
            try:
                raw = base64.b64decode(content)
            except (binascii.Error, ValueError):
                continue
            if raw.startswith(_PICTURES[form]) and pixels(raw) <= MOST_PIXELS:
                made[form] = base64.b64encode(raw).decode("ascii")
        elif form == "text/html":
            made[form] = markup(content)
        elif form in ("text/markdown", "text/latex"):
            made[form] = markdown(content)
        elif form == "text/plain":
            made[form] = _text(content)
    return made


def pixels(raw: bytes) -> int:
    """How many a PNG or a JPEG says that it has: endless, if it does not say."""
    if raw.startswith(b"\x89PNG"):
        wide, high = struct.unpack_from("!II", raw.ljust(24, b"\xff"), 16)
        return int(wide * high)
    place, found = 2, 0  # the largest of all that it says: a second beginning may follow
    while place + 9 <= len(raw) and raw[place] == 0xFF:
        kind = raw[place + 1]
        if kind == 0xFF or kind in _ALONE:
            place += 1 if kind == 0xFF else 2
            continue
        if kind in _FRAMES:
            high, wide = struct.unpack_from("!HH", raw, place + 5)
            found = max(found, wide * high)
        if kind == 0xDA:  # the picture itself: nothing is said any more
            return found
        place += 2 + int.from_bytes(raw[place + 2 : place + 4])
    return found or sys.maxsize


_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE = frozenset((*range(0xD0, 0xD9), 0x01))


def _text(said: Any) -> str:
    text = said if type(said) is str else ""
    text = text.encode("utf-8", "replace").decode("utf-8")
    return _ESCAPE.sub("\ufffd", CONTROL.sub("\ufffd", text[: MOST_TEXT + 1000]))


def markup(text: str) -> str:
    """HTML without anything that acts: as its text, where it is too large or nested to be read."""
    import nh3

    text = text.encode("utf-8", "replace").decode("utf-8")  # half a character ends the cleaner
    if len(text) > MOST_MARKUP or _depth(text) > DEEPEST_MARKUP:
        return f"<pre>{html.escape(text[:2000])} ...</pre>"
    made: str = nh3.clean(
        _AMPERSAND.sub("&amp;", text),
        tags=set(_HARMLESS),
        clean_content_tags={"script", "style", "iframe", "object", "svg", "math", "template"},
        attributes={"a": {"href"}, "td": {"colspan", "rowspan"}, "th": {"colspan", "rowspan"}},
        url_schemes={"http", "https", "mailto"},
        link_rel="noopener noreferrer nofollow",
    )
    return _FORMULA_THAT_ACTS.sub(r"\\ ", made)


def _depth(text: str) -> int:
    """How deep elements can be nested, from above: parsers take the square of that."""
    deepest = depth = 0
    for found in _OPEN_OR_CLOSED.finditer(text):
        depth += -1 if found[1] else 1
        deepest = max(deepest, depth)
    return deepest


def picture_name(name: str) -> str:
    """What a picture is called: as an address writes it and as its file is called are one name."""
    return re.sub(r"[^\w.-]", "_", unquote(name))


def markdown(text: str, pictures: Container[str] = ()) -> str:
    """Markdown whose HTML does nothing but format: other tags are shown as text.

    A blank after the bracket is enough, and leaves formulas as they are. Of ``pictures`` only those
    stay: others would be fetched, or stop whoever shows the notebook, as they are not there.
    """

    def picture(found: re.Match[str]) -> str:
        if found[2] is not None and picture_name(found[2]) in pictures:
            return f"![{found[1]}](attachment:{picture_name(found[2])})"
        return f"! [{found[0][2:]}"

    def tag(found: re.Match[str]) -> str:
        bare = _BARE.match(text, found.start())
        if bare is not None and bare.group(2).lower() in _HARMLESS:
            return "<"
        return "< "

    text = CONTROL.sub("\ufffd", text.encode("utf-8", "replace").decode("utf-8"))
    text = _SPACE.sub(" ", _LONG_REFERENCE.sub("& #", text.replace("\x1b", "\ufffd")))
    text = _TAG.sub(tag, text)
    plain = html.unescape(text)
    if len(_SCHEME.findall(plain)) > len(_SCHEME.findall(text)):
        text = plain.replace("<", "&lt;")  # an address that was hidden in character references
    text = _FORMULA_THAT_ACTS.sub(r"\\ ", _PICTURE.sub(picture, text))
    return _SCHEME.sub(r"\1 :", text)
