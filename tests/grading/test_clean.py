"""What a student's process says does nothing to whoever reads it."""

import base64
import re
import struct
import time

import pytest

from dpedu.grading.course.words import line
from dpedu.grading.judging import clean

KEPT = [
    "If $a<b$ then $x<y$, and 3 < 4.", "*a* **b** `c` <b>d</b> <br/> e<sub>1</sub>",
    "| a | b |\n|---|---|\n| 1 | 2 |", "[link](https://example.org/a?b=c&d=e)", "a &lt; b &amp; c",
]  # fmt: skip


@pytest.mark.parametrize("text", KEPT)
def test_ordinary_text_stays_readable(text):
    spaced = text.replace("<b$", "< b$").replace("<y$", "< y$")
    assert clean.markdown(text) in (text, spaced)


HOSTILE = [
    "<script>x()</script>", "<SCRIPT src=//e>", "<img src=x onerror=x()>", "<b onclick=x()>", "<a href=x>",
    "<svg/onload=x()>", "<iframe>", "<!--", "<?php", "</textarea>", "<style>", "[a](javascript:x())",
    "[a](&#106;avascript:x())", "[a](JaVaScRiPt:x()) [b](&#x6A;avascript:x())", "<javascript:x()>",
    "[a](data:text/html,x)", "[a](vbscript:x)",
    "![a](http://example.org/a.png)", "![a](//example.org/a.png)", "!![a](http://example.org/a.png)",
    "![a][b]\n\n[b]: http://example.org/a.png", "![a]\n\n[a]: http://example.org/a.png",
    "![![a](attachment:a.png)](http://example.org/a.png)", "![a](<http://example.org/a.png>)",
    "![a\nb](http://example.org/a.png)", "[a](java&Tab;script:x())", "[a](java&#9;script:x())",
    "[a](java&#x0A;script:x())", "&#" + "9" * 5000 + ";",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_markdown_that_acts_does_not(text):
    from nbconvert.filters.markdown_mistune import markdown2html_mistune

    page = markdown2html_mistune(clean.markdown(text)).lower()
    for word in (
        "<script",
        "<img",
        "<svg",
        "<iframe",
        "<style",
        "<a href=x",
        "<b on",
        "<!--",
        "<?php",
    ):
        assert word not in page
    assert not re.search(r"(href|src)=\"[^\"]*script", page)
    assert not any(f'="{scheme}:' in page for scheme in ("javascript", "data", "vbscript"))


def test_outputs_are_rebuilt():
    said = [
        {"output_type": "stream", "name": "stdout", "text": "a\x1b[31mred\x1b[0m\x1b]0;t\x07\x9b\u202e"},
        {"output_type": "display_data", "data": {
            "text/html": "<b onclick=x()>b</b><script>x()</script><a href='javascript:x()'>a</a>",
            "application/javascript": "x()", "image/svg+xml": "<svg>", "image/png": "AAAA",
            "text/plain": 5, "application/vnd.jupyter.widget-view+json": "{}"}},
        {"output_type": "execute_result", "data": {"text/plain": "1"}, "execution_count": "<b>"},
        {"output_type": "error", "ename": 5, "evalue": "x" * 10**6, "traceback": "no"},
        {"output_type": "update"}, 5, None,
    ]  # fmt: skip
    made = clean.outputs(said, 7)
    assert [each["output_type"] for each in made] == [
        "stream",
        "display_data",
        "execute_result",
        "error",
    ]
    assert made[0]["text"] == "a\x1b[31mred\x1b[0m\ufffd]0;t\ufffd\ufffd\ufffd"
    assert made[1]["data"].keys() == {"text/html"}
    assert made[1]["data"]["text/html"] == '<b>b</b><a rel="noopener noreferrer nofollow">a</a>'
    assert made[2]["execution_count"] == 7
    assert (made[3]["ename"], made[3]["traceback"]) == ("", [])
    assert clean.outputs("no", 1) == []


def test_a_name_on_a_line():
    assert line("a\nb\x1b[2J\u202e" + "c" * 999) == "a\ufffdb\ufffd[2J\ufffd" + "c" * 192


def test_pictures_that_were_handed_in_stay():
    """Under names that addresses can hold; one that is not there would stop nbconvert."""
    text = "![mine](attachment:image.png) ![](attachment:a%20b.png) ![](attachment:none.png)"
    made = clean.markdown(text, {"image.png", clean.picture_name("a b.png")})
    assert made == (
        "![mine](attachment:image.png) ![](attachment:a_b.png) ! [](attachment:none.png)"
    )


@pytest.mark.parametrize("text", [r"\(\style{background:url(//e)}{x}\)", r"$\require{html}$",
    r"$\mmlToken{mi}[style='background:url(//e)']{x}$", r"$\bbox[background-image:url(//e)]{x}$"])  # fmt: skip
def test_formulas_that_set_styles_are_none(text):
    for made in (clean.markdown(text), clean.markup(text)):
        assert "\\ " in made
    assert clean.markdown(r"$\bbox[5px, yellow]{x} \text{stylish}$").count("\\ ") == 0


# What makes a careless pattern, or a parser of HTML, take the square of a text's length.
UNITS = ["<a", "<", "&", "&#9", "&#x1", "![", "!", "![x](http://e) ", "data ", "javascript:", "<b   ",
         "\\bbox[", "\\style", "<div>", "<b><i>", "<p a=1 ", "</b>", "<table>", "<svg>", "&lt",
         "<ul><li></ul>", "<i><b></i>", "&Tab", "\x1b", "]("]  # fmt: skip


def seconds(function, text):
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        function(text)
        best = min(best, time.process_time() - began)
    return best


@pytest.mark.parametrize("unit", UNITS)
def test_cleaning_takes_as_long_as_the_text_is_long(unit):
    """Sixteen times the text: the square would take 256 times as long, in any machine's seconds."""
    for function in (clean.markdown, clean.markup):
        short, long = unit * 4000, unit * 64_000
        assert seconds(function, long) < 80 * max(seconds(function, short), 1e-3)


def _png(wide, high):
    return b"\x89PNG\r\n\x1a\n" + struct.pack("!I4sII", 13, b"IHDR", wide, high) + bytes(9)


def _jpeg(*sizes, before=b""):
    frames = (struct.pack("!BBHBHHB", 0xFF, 0xC2, 8, 8, high, wide, 0) for wide, high in sizes)
    return b"\xff\xd8\xff\xe0\x00\x04ab" + before + b"".join(frames) + b"\xff\xda\x00\x02"


@pytest.mark.parametrize(
    ("raw", "stays"),
    [
        (_png(4000, 3000), True),
        (_png(30_000, 30_000), False),  # packed as 100 kB
        (_png(2**32 - 1, 1), False),
        (_png(1, 1)[:20], False),
        (_jpeg((4000, 3000)), True),
        (_jpeg((4000, 3000), before=b"\xff\xff\xd0"), True),
        (_jpeg((60_000, 60_000)), False),
        (_jpeg((10, 10), (60_000, 60_000)), False),
        (b"\xff\xd8\xff", False),
    ],
)
def test_no_picture_is_larger_than_a_browser_can_bear(raw, stays):
    form = "image/png" if raw.startswith(b"\x89") else "image/jpeg"
    assert bool(clean.rich({form: base64.b64encode(raw).decode()})) is stays
