"""The prose of a page: what is left without code, mathematics, roles, addresses and self-checks."""

from __future__ import annotations

import re

SELF_CHECKS = r"^:::+\{(?:predict|quiz|number)\}(?s:.*?)^:::+[ \t]*$"
# No flag lets a dot stand for the end of a line: where it may, the pattern says so itself.
FREE = [
    r"\A---\n(?s:.*?)\n---\n",  # front matter
    # fenced code, and directives that hold no prose
    r"^(`{3,}|~{3,})(?!\{(?:admonition|glossary)\})(?s:.*?)^\1[ \t]*$",
    SELF_CHECKS,
    r"^(?:`{3,}|:{3,})(?:\{[\w:-]+\})?",  # the frame of those that do; their titles stay
    r"^\{\.source[^}]*\}\n(?:\|.*\n)+",
    r"^%.*$|<!--(?s:.*?)-->",  # comments
    r"\$\$(?s:.*?)\$\$",
    r"\\begin\{(\w+\*?)\}(?s:.*?)\\end\{\1\}",
    r"\$[^$\n](?:[^$]|\\\$)*?\$",
    r"\{[\w:+-]+\}`[^`]*`",  # roles: glued values, citations, references
    r"`+[^`]+`+",
    r"\b(?:Python|OpenDP) \d+\.\d+|\bCC BY \d\.\d",  # names with a version
    r"\]\([^)]*\)|<https?://[^>]*>|https?://\S+",
    r"^\([\w.-]+\)=$|^:[\w-]+:.*$",  # targets, options
]


def prose(text: str, free: list[str] = FREE) -> str:
    """The page without what is free, line for line."""
    for pattern in free:
        text = re.sub(pattern, lambda gone: "\n" * gone.group().count("\n"), text, flags=re.M)
    return text
