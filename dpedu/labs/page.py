"""The face of a lab in the built book: a native slider, and a picture that follows it.

The numbers of a lab's scenes travel in the page, which draws them (``live.js``); of a lab that
draws figures, the pictures do (``still.js``). The piece of HTML is complete in itself (style, data,
a few lines of script), so it works in any page, without Python and without a server. Without
script, and on paper, the first picture and its sentence are there.
"""

from __future__ import annotations

import html
import json
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING, Any

from IPython.display import display

from dpedu import plots
from dpedu.labs.lab import MOST_PICTURES
from dpedu.labs.scene import Drawing, Scene

if TYPE_CHECKING:
    from dpedu.labs.lab import Lab

__all__ = ["show", "to_html"]

_RESOURCES = files("dpedu.labs")


def to_html(lab: Lab) -> str:
    """The lab as one piece of HTML."""
    first = lab.describe(**lab.start)
    data = _data(lab)
    scripts = ("live.js" if "parts" in data else "still.js", "page.js")
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
        image=plots.image(lab.figure(**lab.start), alt=first),
        # A closing tag inside the data would end the script element that holds it.
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
        style=_resource("page.css"),
        script="\n".join(map(_resource, scripts)),
    )


def _data(lab: Lab) -> dict[str, Any]:
    """What of a lab travels in its page; ``parts`` are there if the page draws it itself."""
    drawing, frames = Drawing(), []
    for settings in lab.settings():
        words, drawn = lab.describe(**settings), lab.draw(**settings)
        # A picture's own title would be read out twice: the image gets the words as alt.
        shown = (
            drawing.add(drawn) if isinstance(drawn, Scene) else {"svg": plots.svg(drawn, alt="")}
        )
        frames.append({"words": words} | shown)
    if not drawing.parts and len(frames) > MOST_PICTURES:
        raise ValueError(f"lab {lab.name!r} has {len(frames)} pictures; at most {MOST_PICTURES}")
    data = {"values": [lab.slider.text(value) for value in lab.slider.values], "frames": frames}
    return data | ({"parts": drawing.parts} if drawing.parts else {})


def show(lab: Lab) -> None:
    """Display the lab as HTML; where that cannot be, its first frame as a picture."""
    display(  # type: ignore[no-untyped-call]
        {
            "text/html": to_html(lab),
            "image/png": plots.png(lab.figure(**lab.start)),
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
