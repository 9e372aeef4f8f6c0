"""A marked notebook, and what its cells are worth."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Any

from dpedu._validate import many
from dpedu.grading.course.words import CONTROL, line
from dpedu.grading.judging import clean
from dpedu.grading.judging.reading import Cell
from dpedu.proofs import mark_answer

MOST_ODD = 100_000  # characters of a notebook that are written in six: beyond, they are lost
MOST_TOLD = 3000  # characters of why a test failed
MOST_ANSWER = 100_000  # characters of one answer that a page shows
MOST_ANSWERS = 500_000  # of all answers
_LINE = re.compile(r"Cell In\[\d+\], line \d+")


def notebook(
    kernelspec: dict[str, Any], cells: list[Cell], made: list[dict[str, Any]]
) -> dict[str, Any]:
    """The marked notebook, as nbgrader keeps it for the formgrader and for feedback."""
    built = []
    odd = sum(len(CONTROL.findall(cell.source)) for cell in cells) > MOST_ODD
    for place, (cell, said) in enumerate(zip(cells, made, strict=True)):
        known = cell.plan
        source = cell.source.encode("utf-8", "replace").decode("utf-8")
        if odd:  # no text, and it would be six times as long
            source = CONTROL.sub("?", source)
        if cell.kind != "code" and (known is None or source != known.source):
            source = clean.markdown(source, cell.attachments)
        one: dict[str, Any] = {
            "cell_type": cell.kind,
            "id": f"cell-{place}" if known is None else _identifier(known.name, place),
            "metadata": {} if known is None else known.metadata,
            "source": source,
        }
        if cell.kind == "code":
            one |= {"execution_count": said.get("number"), "outputs": said.get("outputs", [])}
        elif cell.attachments:
            one["attachments"] = cell.attachments
        built.append(one)
    return {
        "cells": built,
        "metadata": {
            "kernelspec": kernelspec or {"display_name": "Python 3", "name": "python3"},
            "language_info": {
                "name": "python",
                "file_extension": ".py",
                "pygments_lexer": "ipython3",
            }
            if kernelspec.get("language", "python").lower() == "python"
            else {"name": kernelspec["language"]},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _identifier(name: str, place: int) -> str:
    plain = re.sub(r"[^A-Za-z0-9_-]", "-", name)[:50]
    return f"{plain}-{place}"


def scores(
    cells: list[Cell], made: list[dict[str, Any]], human: Container[str]
) -> tuple[dict[str, float | None], dict[str, str | None]]:
    """Points by graded cell, none where a person has to say; nbgrader's comments by answer cell."""
    found: dict[str, float | None] = {}
    comments: dict[str, str | None] = {}
    for cell, said in zip(cells, made, strict=True):
        known = cell.plan
        if known is None:
            continue
        unchanged = known.checksum is not None and known.checksum_of(cell.source) == known.checksum
        if known.solution or known.task:
            comments[known.name] = "No response." if unchanged and not known.task else None
        if known.grade and known.solution and unchanged:
            found[known.name] = 0.0
        elif known.grade and (mark := mark_answer(known.statement, cell.source, known.points)):
            found[known.name], comments[known.name] = mark.points, mark.said
        elif known.role == "test" and known.name not in human:
            found[known.name] = said.get("points", 0.0)  # none: it was not run
        elif known.grade or known.task:
            found[known.name] = None
    return found, comments


def answers_in(written: dict[str, Any]) -> dict[str, str]:
    """What a student wrote, by cell."""
    return {
        cell["metadata"]["nbgrader"]["grade_id"]: "".join(cell["source"])
        for cell in written["cells"]
        if cell["metadata"].get("nbgrader", {}).get("solution")
    }


def same(graded: str, old: dict[str, str] | None, new: dict[str, str]) -> bool:
    """Whether what is behind a graded cell is the same as before."""
    if old is None:
        return False
    if graded in new:  # a proof; else a test, which may look at every answer
        return old.get(graded) == new[graded]
    return old == new


def answers_shown(cells: list[Cell]) -> list[list[str]]:
    """The named cells in their order, and of answers so much as a page has room for."""
    found, room = [], MOST_ANSWERS
    for cell in cells:
        if cell.plan is None:
            continue
        text = cell.source if cell.plan.solution else ""
        left = len(text) - min(MOST_ANSWER, room)
        if left > 0:
            text = f"{text[:-left]}\n... ({many(left, 'more character')})"
        room -= min(len(text), room)
        found.append([cell.plan.name, text.encode("utf-8", "replace").decode("utf-8")])
    return found


def told(said: dict[str, Any]) -> dict[str, Any]:
    """Why a test was not passed, and what it gave: no more of what it showed."""
    made: dict[str, Any] = {"outputs": []}
    if said.get("state"):
        made["state"] = str(said["state"])[:MOST_TOLD]
    for each in said.get("outputs", ()):
        if each["output_type"] == "error":
            lines = _LINE.findall("\n".join(each["traceback"]))
            evalue = each["evalue"].strip()[:MOST_TOLD]
            made["outputs"].append(each | {"evalue": evalue, "traceback": lines[:1]})
            break
        if each["output_type"] == "execute_result":
            text = str(each["data"].get("text/plain") or "")[:200]
            made["outputs"].append({"output_type": "execute_result", "data": {"text/plain": text}})
    return made


def message(outputs: list[dict[str, Any]]) -> str:
    """The first line of what a test said when it failed."""
    for each in outputs:
        if each["output_type"] != "error":
            continue
        text = each["evalue"].strip().partition("\n")[0]
        if each["ename"] != "AssertionError":
            text = f"{each['ename']}: {text}" if text else each["ename"]
        if not text:
            lines = "\n".join(each["traceback"]).splitlines()
            text = next((each.strip() for each in lines if "assert " in each), "")
        return line(text or "a test that says nothing", 160)
    return ""
