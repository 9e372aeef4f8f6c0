"""The bibliography: by names as people read them, and no two works that are cited alike."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from string import ascii_lowercase
from typing import Any

from pybtex.database import Entry, Person
from pybtex.plugin import register_plugin
from pybtex.richtext import Text
from pybtex.style.formatting.plain import Style as Plain
from pybtex.style.sorting.author_year_title import SortingStyle
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment


class ByNames(SortingStyle):
    """Author, year, title: Dupré la Tour, whose name is in braces, stands among the Ds."""

    def person_key(self, person: Person) -> str:
        letters = unicodedata.normalize("NFD", str(Text.from_latex(super().person_key(person))))
        return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Style(Plain):
    default_sorting_style = "by_names"


def cited_as(work: Entry) -> tuple[object, ...]:
    """What a citation shows: both names of two, the first of more, and the year."""
    people = work.persons.get("author") or work.persons["editor"]
    names = [" ".join(each.prelast_names + each.last_names) for each in people]
    return *(names if len(names) < 3 else [names[0], "et al."]), work.fields["year"]


def tell_apart(works: Iterable[Entry]) -> None:
    """Works that are cited alike become those of 2015a, 2015b, …, in the order of the list."""
    alike = defaultdict(list)
    for work in ByNames().sort(works):
        alike[cited_as(work)].append(work)
    for group in alike.values():
        for letter, work in zip(ascii_lowercase, group, strict=False):
            work.fields["year"] += letter if len(group) > 1 else ""


def prepare_works(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    domain: Any = env.get_domain("cite")
    tell_apart(domain.bibdata.data.entries.values())


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("env-before-read-docs", prepare_works)
    register_plugin("pybtex.style.sorting", "by_names", ByNames)
    register_plugin("pybtex.style.formatting", "by_names", Style)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
