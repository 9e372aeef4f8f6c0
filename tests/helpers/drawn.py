"""Where a page draws a lab's marks, and where they belong by the declaration's own numbers."""

from __future__ import annotations

import importlib
import pkgutil
import re
from typing import Any

import dpedu.labs
from dpedu.labs.lab import Lab
from dpedu.labs.scene import Area, Bars, Cells, Dots, Line, Mark, Panel, Scene, Text

NEAR = 0.011
"""Pixels: places are written with two digits after the point."""

# Of each panel that is drawn: its frame, and in their order the places of its marks.
READ = """(lab) => [...lab.querySelectorAll(".dp-lab-picture > svg > g")].map((group) => {
  const of = (it, ...names) => names.map((name) => it.getAttribute(name));
  const frame = group.querySelector(".dp-frame");
  const marks = "line area dots bars text cells".split(" ").map((kind) => `.dp-${kind}`).join(", ");
  return {
    frame: of(frame, "x", "y", "width", "height").map(Number),
    marks: [...group.querySelectorAll(marks)].map((it) => ({
      kind: it.getAttribute("class").match(/dp-(\\w+)/)[1],
      d: it.getAttribute("d"), at: of(it, "x", "y").map(Number), text: it.textContent,
      cells: [...it.children].map((cell) => of(cell, "d", "fill-opacity")),
    })),
  };
})"""


def labs() -> list[Lab]:
    """All labs of the book."""
    modules = [
        importlib.import_module(f"dpedu.labs.{module.name}")
        for module in pkgutil.iter_modules(dpedu.labs.__path__)
    ]
    found = [value for module in modules for value in vars(module).values()]
    return sorted({each.name: each for each in found if isinstance(each, Lab)}.values(),
                  key=lambda each: each.name)  # fmt: skip


def live() -> list[Lab]:
    """Those that a page draws itself."""
    return [lab for lab in labs() if isinstance(lab.draw(**lab.start), Scene)]


def points(path: str) -> list[tuple[float, float]]:
    """The absolute points of a path: M and L, with V, H and shapes around points."""
    found: list[tuple[float, float]] = []
    for letter, numbers in re.findall(r"([MLVH])([-\d.,]+)", path):
        at = [float(number) for number in numbers.split(",")]
        x, y = found[-1] if found else (0.0, 0.0)
        found.append({"V": (x, at[0]), "H": (at[0], y)}.get(letter) or (at[0], at[1]))
    return found


def belong(mark: Mark) -> list[tuple[Any, Any]]:
    """The points of a mark, in its own numbers."""
    if isinstance(mark, Line | Dots):
        return list(zip(mark.xs, mark.ys, strict=True))
    if isinstance(mark, Area):
        lower, upper = (zip(mark.xs, ys, strict=True) for ys in (mark.ys, mark.tops))
        return [*lower, *reversed(list(upper))]
    if isinstance(mark, Text):
        return [(mark.x, mark.y)]
    if isinstance(mark, Cells):
        corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        return [
            (j + right, i + down)
            for i, row in enumerate(mark.rows)
            for j in range(len(row))
            for right, down in corners
        ]
    assert isinstance(mark, Bars)
    bars = zip(mark.xs, mark.tops, strict=True)
    if mark.thin:
        return [point for x, top in bars for point in ((x, 0), (x, top))]
    half = mark.width / 2
    return [
        point
        for x, top in bars
        for point in ((x - half, 0), (x - half, top), (x + half, top), (x + half, 0))
    ]


def order(panel: Panel) -> list[Mark]:
    """The marks as they are drawn: dots and words above what may be cut off."""
    over = (Dots, Text)
    lower = [mark for mark in panel.marks if not isinstance(mark, over)]
    return lower + [mark for mark in panel.marks if isinstance(mark, over)]


def misplaced(scene: Scene, drawn: list[dict[str, Any]]) -> list[str]:
    """What a page has drawn elsewhere than where the scene's numbers say, or not at all."""
    wrong = []
    for panel, shown in zip(scene.panels, drawn, strict=True):
        left, top, width, height = shown["frame"]
        # Marks that are cut off are children of one group, which comes before or after the rest.
        marks = sorted(shown["marks"], key=lambda each: each["kind"] in ("dots", "text"))
        for mark, it in zip(order(panel), marks, strict=True):
            if mark.kind != it["kind"]:
                wrong.append(f"{mark} is drawn as {it['kind']}")
                continue
            path = it["d"] or "".join(d for d, _ in it["cells"])
            if isinstance(mark, Text):
                found = [(it["at"][0] - mark.right, it["at"][1] + mark.up)]
                wrong += [f"{mark} reads {it['text']}"] * (it["text"] != mark.text)
            else:
                found = points(path)
            places = [
                (left + width * panel.x.share(x), top + height * (1 - panel.y.share(y)))
                for x, y in belong(mark)
            ]
            if len(found) != len(places):
                wrong.append(f"{mark.kind}: {len(found)} of {len(places)} points")
                continue
            wrong += [
                f"{mark.kind} {mark.colour}: {there} instead of {here}"
                for here, there in zip(places, found, strict=True)
                if max(abs(a - b) for a, b in zip(here, there, strict=True)) > NEAR
            ]
            if isinstance(mark, Cells):
                shades = [min(1, max(0, value / mark.top)) for row in mark.rows for value in row]
                wrong += [
                    f"shade {shown} instead of {shade}"
                    for shade, (_, shown) in zip(shades, it["cells"], strict=True)
                    if abs(float(shown) - shade) > 0.00051
                ]
    return wrong
