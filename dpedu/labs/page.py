"""The face of a lab in the built book: every frame drawn beforehand, moved by a native slider.

The piece of HTML is complete in itself (style, frames, a few lines of script), so it works in any
page, without Python and without a server. Without script, and on paper, the first frame and its
sentence are there.
"""

from __future__ import annotations

import html
import json
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from IPython.display import display

from dpedu import plots

if TYPE_CHECKING:
    from dpedu.labs.lab import Lab

__all__ = ["show", "to_html"]

_RESOURCES = files("dpedu.labs")


def to_html(lab: Lab) -> str:
    """The lab as one piece of HTML."""
    first = lab.describe(**lab.start)
    frames = []
    for settings in lab.settings():
        words = lab.describe(**settings)
        # The picture's own title would be read out twice: the image gets the words as alt.
        frames.append({"words": words, "svg": plots.svg(lab.draw(**settings), alt="")})
    data = {"values": [lab.slider.text(value) for value in lab.slider.values], "frames": frames}
    return Template(_resource("page.html")).substitute(
        name=lab.name,
        title=html.escape(lab.title),
        predict=html.escape(lab.predict),
        label=html.escape(lab.slider.label),
        last=len(lab.slider.values) - 1,
        start=lab.slider.values.index(lab.start[lab.slider.name]),
        start_text=lab.slider.text(lab.start[lab.slider.name]),
        choice=_choice(lab),
        words=html.escape(first),
        image=plots.image(lab.draw(**lab.start), alt=first),
        # A closing tag inside the data would end the script element that holds it.
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
        style=_resource("page.css"),
        script=_resource("page.js"),
    )


def show(lab: Lab) -> None:
    """Display the lab as HTML; where that cannot be, its first frame as a picture."""
    display(  # type: ignore[no-untyped-call]
        {
            "text/html": to_html(lab),
            "image/png": plots.png(lab.draw(**lab.start)),
            "text/plain": lab.describe(**lab.start),
        },
        raw=True,
    )


def _choice(lab: Lab) -> str:
    if lab.choice is None:
        return ""
    options = "".join(
        f'<label><input type="radio" name="lab-{lab.name}" value="{index}"'
        f"{' checked' if index == 0 else ''}> {html.escape(lab.choice.text(value))}</label>"
        for index, value in enumerate(lab.choice.values)
    )
    return f"<fieldset><legend>{html.escape(lab.choice.label)}</legend>{options}</fieldset>"


def _resource(name: str) -> str:
    return _RESOURCES.joinpath(name).read_text(encoding="utf-8").strip()
