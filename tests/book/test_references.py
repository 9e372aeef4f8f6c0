"""Works and terms: what stands in the back matter is used in the chapters."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT
from pybtex.database import parse_file

PAGES = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "book").glob("*.md")}
CITED = re.compile(r"\{cite(?::\w+)?\}`([^`]+)`")
TERM = re.compile(r"\{term\}`(?:[^`<]*<)?([^`<>]+)>?`")


def cited(pages: dict[str, str]) -> set[str]:
    """The keys of all works that some page cites."""
    text = "\n".join(pages.values())
    return {key.strip() for keys in CITED.findall(text) for key in keys.split(",")}


def linked(pages: dict[str, str]) -> set[str]:
    """The terms that some page links to, in small letters."""
    found = TERM.findall("\n".join(pages.values()))
    return {re.sub(r"\s+", " ", term).strip().lower() for term in found}


def works() -> set[str]:
    text = (ROOT / "book" / "references.bib").read_text(encoding="utf-8")
    return {*re.findall(r"^@\w+\{([^,\s]+),", text, re.M)}


def glossary() -> str:
    (text,) = re.findall(r"^```\{glossary\}\n((?s:.*?))^```$", PAGES["glossary"], re.M)
    return text


def entries() -> list[str]:
    """The terms of the glossary in their order, other words for them too."""
    return [line.lower() for line in glossary().splitlines() if line.strip() and line[0] != " "]


def terms() -> set[str]:
    return {*entries()}


def test_every_work_is_cited_and_every_citation_is_a_work() -> None:
    assert works() == cited(PAGES)


def test_there_are_at_least_forty_works() -> None:
    assert len(works()) >= 40


def test_no_term_is_explained_twice() -> None:
    assert len(entries()) == len(terms())


def plain(text: str) -> str:
    """In small letters without accents, braces and commands."""
    letters = unicodedata.normalize("NFD", re.sub(r"\\\W|[{}]", "", text)).lower()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def test_terms_are_in_the_order_of_the_alphabet() -> None:
    first = [plain(entry.splitlines()[0]) for entry in glossary().strip().split("\n\n")]
    assert first == sorted(first)


def test_no_two_works_are_cited_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from book_bibliography import cited_as, tell_apart

    works = parse_file(str(ROOT / "book" / "references.bib")).entries
    tell_apart(works.values())
    assert len({cited_as(work) for work in works.values()}) == len(works)
    years = {key: work.fields["year"] for key, work in works.items() if "dwork2006" in key}
    # By names: Dwork alone is not Dwork et al., and Kenthapadi comes before McSherry.
    assert years.pop("dwork2006differential") == "2006"
    assert years == {"dwork2006ourdata": "2006a", "dwork2006calibrating": "2006b"}
    again = {key: work.fields["year"] for key, work in works.items()}
    tell_apart(works.values())  # a second build finds them so, and leaves them so
    assert {key: work.fields["year"] for key, work in works.items()} == again


def test_the_pages_show_which_of_them_is_meant(book: Path) -> None:
    page = (book / "book" / "reproducibility.html").read_text(encoding="utf-8")
    assert {"2015a", "2015b", "2015c"} <= {*re.findall(r"\b2015[a-z]\b", page)}
    for known in ("2006a", "2006b"):
        assert known in (book / "book" / "bibliography.html").read_text(encoding="utf-8")


def test_works_are_in_the_order_of_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from book_bibliography import ByNames

    data = parse_file(str(ROOT / "book" / "references.bib"))
    order = ByNames().sort(data.entries.values())
    first = [entry.persons["author"][0] for entry in order]
    names = [plain(" ".join(person.prelast_names + person.last_names)) for person in first]
    assert names == sorted(names)
    assert {"apple", "dupre la tour"} <= {*names}


def test_every_term_is_linked_from_some_page() -> None:
    others = {name: text for name, text in PAGES.items() if name != "glossary"}
    assert terms() - linked(others) == set()


def test_every_term_that_is_linked_is_explained() -> None:
    assert linked(PAGES) - terms() == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [("{cite}`a`", {"a"}), ("{cite:t}`a,b`", {"a", "b"}), ("{cite:p}`c, d`", {"c", "d"})],
)
def test_citations_are_found(text: str, found: set[str]) -> None:
    assert cited({"page": text}) == found


@pytest.mark.parametrize("text", ["{term}`Flip\nprobability`", "{term}`it <flip probability>`"])
def test_terms_are_found(text: str) -> None:
    assert linked({"page": text}) == {"flip probability"}


def test_an_entry_of_the_glossary_leads_to_the_first_use_in_each_chapter(book: Path) -> None:
    folder = book / "book"
    glossary = BeautifulSoup((folder / "glossary.html").read_text("utf-8"), "html.parser")
    lead = {
        entry["id"]: [(link.get_text(), link["href"]) for link in meaning.select(".dp-used a")]
        for entry in glossary.select("dl.glossary dt[id]")
        if (meaning := entry.find_next_sibling("dd"))
    }
    used: dict[str, list[tuple[str, str]]] = {term: [] for term in lead}
    pages = [
        (path.name, BeautifulSoup(path.read_text("utf-8"), "html.parser"))
        for path in folder.glob("*.html")
    ]
    chapters = [
        (int(number.get_text().rstrip(". ")), name, page)
        for name, page in pages
        if (number := page.select_one("h1 .section-number"))
    ]
    for number, name, page in sorted(chapters, key=lambda each: each[0]):
        for link in page.select("article a[href^='glossary.html#term-']"):
            places = used[link["href"].partition("#")[2]]
            if all(each != str(number) for each, _ in places):
                around = [one["id"] for one in link.find_parents("section")]
                section = next(one for one in around if not one.startswith("proof-content"))
                places.append((str(number), f"{name}#{section}"))
    assert lead == used
    assert sum(map(bool, used.values())) > 50
