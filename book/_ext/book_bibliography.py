"""The order of the bibliography: by names as people read them, whatever braces and accents do."""

from __future__ import annotations

import unicodedata

from pybtex.database import Person
from pybtex.plugin import register_plugin
from pybtex.richtext import Text
from pybtex.style.formatting.plain import Style as Plain
from pybtex.style.sorting.author_year_title import SortingStyle
from sphinx.application import Sphinx


class ByNames(SortingStyle):
    """Author, year, title: Dupré la Tour, whose name is in braces, stands among the Ds."""

    def person_key(self, person: Person) -> str:
        letters = unicodedata.normalize("NFD", str(Text.from_latex(super().person_key(person))))
        return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Style(Plain):
    default_sorting_style = "by_names"


def setup(app: Sphinx) -> dict[str, bool]:
    register_plugin("pybtex.style.sorting", "by_names", ByNames)
    register_plugin("pybtex.style.formatting", "by_names", Style)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
