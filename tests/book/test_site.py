"""The built site: it builds twice, links lead somewhere, nothing points outside, it is light."""

from __future__ import annotations

import gzip
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup, SoupStrainer
from building import ROOT, pages, run_jupyter_book

LIMIT = 1_500_000
FRAMES = 1_000_000


class Tags(HTMLParser):
    """The tags of a page with their attributes, in order. Trees of all pages would take longer."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


@cache
def tags(path: Path) -> list[tuple[str, dict[str, str]]]:
    return Tags(path.read_text(encoding="utf-8")).found


@cache
def anchors(path: Path) -> frozenset[str]:
    return frozenset(given["id"] for _, given in tags(path) if "id" in given)


def broken_links(site: Path) -> list[str]:
    """Each internal link or anchor that leads nowhere, as ``page -> target``."""
    broken = []
    for page in pages(site):
        path = site / page
        for link in (given["href"] for tag, given in tags(path) if tag == "a" and "href" in given):
            url = urlsplit(link)
            if url.scheme or url.netloc:
                continue
            target = (path.parent / unquote(url.path)).resolve() if url.path else path
            fragment = unquote(url.fragment)
            if not target.is_file() or (
                fragment and target.suffix == ".html" and fragment not in anchors(target)
            ):
                broken.append(f"{page} -> {link}")
    return broken


def resources(path: Path) -> list[tuple[str, str]]:
    """What a page loads: (attribute's owner, address)."""
    found = [(tag, given["src"]) for tag, given in tags(path) if "src" in given]
    for tag, given in tags(path):
        if tag == "link" and {"stylesheet", "icon", "preload"} & set(given.get("rel", "").split()):
            found.append((tag, given["href"]))
    return found


@cache
def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def weight(site: Path, page: str) -> int:
    """Bytes over the wire, compressed, without MathJax, which all pages share."""
    path = site / page
    local = {
        (path.parent / urlsplit(address).path).resolve()
        for _, address in resources(path)
        if not address.startswith("data:") and "mathjax" not in address
    }
    return sum(map(packed, {path.resolve(), *local}))


@pytest.fixture(params=["book", "sample"])
def site(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.getfixturevalue(request.param)
    return folder if request.param == "book" else folder / "_build" / "html"


def test_there_are_pages(book: Path) -> None:
    assert {"book/preface.html", "book/glossary.html", "book/bibliography.html"} <= {*pages(book)}


def test_internal_links_and_anchors_resolve(site: Path) -> None:
    assert broken_links(site) == []


def test_a_broken_link_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html">no</a><a href="#here">no</a><a href="">me')
    assert broken_links(tmp_path) == ["a.html -> b.html", "a.html -> #here"]


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    outside = [
        (page, address)
        for page in pages(site)
        for _, address in resources(site / page)
        if urlsplit(address).scheme not in ("", "data") or urlsplit(address).netloc
    ]
    assert outside == []


def test_pages_are_light(site: Path) -> None:
    heavy = {page: size for page in pages(site) if (size := weight(site, page)) > LIMIT}
    assert heavy == {}


def test_frames_and_data_of_a_page_are_light(site: Path) -> None:
    heavy = {}
    for page in pages(site):
        html = (site / page).read_text(encoding="utf-8")
        if "dp-lab" not in html:
            continue
        labs = str(BeautifulSoup(html, "html.parser", parse_only=SoupStrainer(class_="dp-lab")))
        if (size := len(gzip.compress(labs.encode()))) > FRAMES:
            heavy[page] = size
    assert heavy == {}


def test_every_picture_has_words(site: Path) -> None:
    bare = [
        (page, given["src"])
        for page in pages(site)
        for tag, given in tags(site / page)
        if tag == "img"
        if not given.get("alt", "").strip() or given["alt"].endswith((".svg", ".png"))
    ]
    assert bare == []


def test_the_second_build_passes_and_executes_nothing(sample: Path) -> None:
    """Nor does it keep what a build with ``PYODIDE=FOLDER`` had put into the site."""
    left = sample / "_build" / "html" / "_static" / "run" / "packages" / "left.whl"
    left.touch()
    caches = [path.name for path in (sample / "_build" / ".jupyter_cache").iterdir()]
    again = run_jupyter_book(sample)
    assert again.returncode == 0, again.stderr[-3000:]
    if caches != [path.name for path in (sample / "_build" / ".jupyter_cache").iterdir()]:
        pytest.skip("somebody changed the library between the builds")
    assert "Executing notebook" not in again.stdout + again.stderr
    assert not left.exists()


def test_the_table_of_contents_lists_every_chapter() -> None:
    listed = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    for chapter in sorted((ROOT / "book").glob("*.md")):
        assert f"book/{chapter.stem}" in listed
