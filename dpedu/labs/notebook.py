"""The face of a lab in a notebook with a live kernel: widgets."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets
from IPython.display import display

from dpedu import plots

if TYPE_CHECKING:
    from dpedu.labs.lab import Lab

__all__ = ["face", "show"]

# Labels of controls are sentences; the widgets' default width would cut them.
_WIDE = {"description_width": "initial"}


def face(lab: Lab) -> widgets.VBox:
    """The widgets of a lab, tied together."""
    slider = widgets.SelectionSlider(
        options=[(lab.slider.text(value), value) for value in lab.slider.values],
        value=lab.slider.start,
        description=lab.slider.label,
        style=_WIDE,
        layout=widgets.Layout(width="30em", max_width="100%"),
    )
    controls: dict[str, Any] = {lab.slider.name: slider}
    if lab.choice:
        controls[lab.choice.name] = widgets.ToggleButtons(
            options=[(lab.choice.text(value), value) for value in lab.choice.values],
            description=lab.choice.label,
            style=_WIDE,
        )
    figure, sentence = widgets.HTML(), widgets.HTML()

    def update(_change: object = None) -> None:
        settings = {name: control.value for name, control in controls.items()}
        words = lab.describe(**settings)
        figure.value = plots.image(lab.figure(**settings), alt=words)
        sentence.value = html.escape(words)

    for control in controls.values():
        control.observe(update, names="value")
    update()
    heading = widgets.HTML(
        f"<strong>Lab: {html.escape(lab.title)}</strong>"
        f"<p><em>Predict first.</em> {html.escape(lab.predict)}</p>"
    )
    return widgets.VBox([heading, *controls.values(), sentence, figure])


def show(lab: Lab) -> None:
    """Display the widgets of a lab."""
    display(face(lab))  # type: ignore[no-untyped-call]
