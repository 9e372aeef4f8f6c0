"""Texts in pages of ``nbgrader generate_feedback``: set before, so that none asks another host."""

from __future__ import annotations

from typing import Any, ClassVar

from nbconvert.preprocessors import Preprocessor

from dpedu.grading.pages.typeset import typeset


class SetTexts(Preprocessor):
    """Set all texts of a notebook in one process; the template then asks for each."""

    made: ClassVar[dict[str, str]] = {}

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Set cells of text, and comments on any cell."""
        texts = {each.source for each in nb.cells if each.cell_type == "markdown"}
        texts |= {each.metadata.get("nbgrader", {}).get("comment") or "" for each in nb.cells}
        self.made.clear()  # of the notebook before
        self.made.update(zip(sorted(texts), typeset(sorted(texts), tags=True), strict=True))
        return nb, resources


def set_text(text: str) -> str:
    """What has become of a text."""
    return SetTexts.made[text] if text in SetTexts.made else typeset([text], tags=True)[0]
