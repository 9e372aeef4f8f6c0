"""Proofs in the text of a notebook: what stands between fences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dpedu import _validate as validate
from dpedu.proofs.verdict import Verdict, check

# As Markdown has it: behind the fence may stand anything; of it, the first word counts.
_FENCE = re.compile(r" {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)", re.DOTALL)


def block(text: str, kind: str) -> str | None:
    r"""What stands in the fences of a kind, if there are some.

    Parameters
    ----------
    text : str
        The text of a cell.
    kind : str
        The word behind the opening fence, such as ``proof``.

    Returns
    -------
    str or None
        All such blocks, each line at the number that it has in the cell.

    Raises
    ------
    TypeError
        If an argument is no string.

    Examples
    --------
    >>> block("My proof:\n```proof\nclaim c\n```\nSo it is.", "proof")
    '\n\nclaim c\n\n'
    >>> block("A proof in words.", "proof") is None
    True
    """
    validate.string(text=text)
    validate.string(kind=kind)
    rows = list(_rows(text))
    found = any(inside == kind for _, inside in rows)
    return "\n".join(row if inside == kind else "" for row, inside in rows) if found else None


def words(text: str) -> bool:
    r"""Whether an answer says anything beside its proof.

    Raises
    ------
    TypeError
        If it is no string.

    Examples
    --------
    >>> words("```proof\nclaim c\n```"), words("```proof\nclaim c\n```\nSo it is.")
    (False, True)
    """
    validate.string(text=text)
    return any(row.strip() and inside != "proof" for row, inside in _rows(text))


def statements(cells: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    r"""What the answers of a notebook have to show.

    Parameters
    ----------
    cells : iterable of Mapping
        The cells, as nbformat writes them.

    Returns
    -------
    dict of str to str
        By nbgrader's name of a cell of text, the block ``statement`` in the text before it.

    Raises
    ------
    TypeError
        If they are no such cells.

    Examples
    --------
    >>> task = "Show:\n```statement\nclaim c: 1 = 1\n```"
    >>> statements([
    ...     {"cell_type": "markdown", "metadata": {}, "source": task},
    ...     {"cell_type": "markdown", "metadata": {"nbgrader": {"grade_id": "q1"}}, "source": ""},
    ... ])
    {'q1': '\n\nclaim c: 1 = 1\n'}
    """
    found, statement = {}, ""
    for cell in validate.listed(cells=cells):
        try:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id")
            text, source = cell["cell_type"] == "markdown", "".join(cell["source"])
        except (AttributeError, LookupError, TypeError):
            raise TypeError(
                f"cells must be as nbformat writes them, got {validate.show(cell)}"
            ) from None
        if name is None and text:
            statement = block(source, "statement") or statement
        elif name is not None:
            if statement and text:
                found[name] = statement
            statement = ""
    return found


def _rows(text: str) -> Iterator[tuple[str, str]]:
    """Each line with the kind of the fences that it is in; a fence itself is an empty line."""
    fence, kind = "", ""
    for row in text.splitlines():
        here = _FENCE.match(row)
        word = here[2].split(None, 1)[0].lower() if here is not None and here[2].strip() else ""
        if not fence:
            yield ("", word) if here is not None else (row, "")
            fence, kind = (here[1], word or "?") if here is not None else ("", "")
        elif here is not None and here[1].startswith(fence) and not word:
            yield "", kind
            fence = ""
        else:
            yield row, kind


def judge_answer(statement: str, text: str) -> Verdict | None:
    r"""Judge the proof in an answer, if there is one: the rest of it is prose.

    Parameters
    ----------
    statement : str
        What is given and claimed. Without one, nothing is judged.
    text : str
        The answer. Its blocks ``proof`` count together.

    Returns
    -------
    Verdict or None
        What became of the proof; none for an answer in words.

    Raises
    ------
    TypeError
        If an argument is no string.

    Examples
    --------
    >>> statement = "real p\nassume range: 0 < p < 1/2\nclaim c: p < 1"
    >>> print(judge_answer(statement, "So:\n```proof\nclaim c\n  p < 1 by positivity\n```"))
    The proof is accepted: every step follows by its rule.
    >>> judge_answer(statement, "Since half of one is less than one.") is None
    True
    """
    validate.string(statement=statement)
    proof = block(text, "proof")
    if not statement or proof is None:
        return None
    return check(statement, proof + "\n")
