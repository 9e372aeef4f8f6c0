"""A book that a reader keeps opens without a server; a new version replaces the old one."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, Quiet, pages
from sound import violations

sys.path.insert(0, str(EXTENSIONS))
from book_offline import kept_files, write_worker
from book_run import megabytes

HERE = "opens without a network"


class Counting(Quiet):
    """Says what it was asked for; lacks a file on demand."""

    asked: list[str]
    lacks = ""
    off = False

    def end_headers(self) -> None:
        # Whatever opens without the server was kept by the book, not by the browser.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self) -> None:
        # A browser opens connections before it has a question; they outlive the server.
        if self.off:
            self.close_connection = True
            return
        self.asked.append(self.path)
        if self.lacks and self.path.endswith(self.lacks):
            self.send_error(404)
        else:
            super().do_GET()


class Host:
    """A static host that can be switched off and on, below a sub-path or not."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder, self.port = folder, port
        self.handler = type("Handler", (Counting,), {"asked": []})
        self.server: ThreadingHTTPServer | None = None

    @property
    def asked(self) -> list[str]:
        return self.handler.asked  # type: ignore[attr-defined]

    def on(self) -> None:
        self.handler.off = False  # type: ignore[attr-defined]
        handler = partial(self.handler, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def off(self) -> None:
        self.handler.off = True  # type: ignore[attr-defined]
        if self.server:
            self.server.shutdown()
            self.server.server_close()
        self.server = None


@pytest.fixture
def below() -> str:
    """Where the book is on its host."""
    return "group/course/"


@pytest.fixture
def host(below: str, sample: Path, tmp_path: Path) -> Iterator[Host]:
    shutil.copytree(sample / "_build" / "html", tmp_path / below, dirs_exist_ok=True)
    started = Host(tmp_path)
    started.on()
    yield started
    started.off()


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context()
    opened = context.new_page()
    # Firefox asks its reader, who need not answer.
    opened.add_init_script(
        "if (navigator.storage) navigator.storage.persist = () => new Promise(() => {})"
    )
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert errors == []


def status(page: Any, words: str) -> None:
    page.locator(".dp-offline [role=status]", has_text=words).wait_for(timeout=30_000)


def keep(page: Any, host: Host, below: str) -> str:
    root = f"http://127.0.0.1:{host.port}/{below}"
    page.goto(f"{root}book/second.html")
    page.get_by_role("button", name="Keep the book in this browser").click()
    status(page, HERE)
    return root


def until(page: Any, promise: str) -> None:
    """Wait for what a promise says; Playwright's own wait is content with any promise."""
    for _ in range(300):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(50)
    raise AssertionError(promise)


def versions(page: Any) -> list[str]:
    return [str(name) for name in page.evaluate("caches.keys()")]


@pytest.mark.parametrize("below", ["", "group/course/"], ids=["root", "sub-path"])
def test_a_kept_book_opens_without_its_server(page: Any, host: Host, below: str) -> None:
    site = host.folder / below
    root = keep(page, host, below)
    host.off()
    for each in pages(site):
        page.goto(f"{root}{each}")
        assert page.locator("h1").first.is_visible()
        # All that it loads is there too: its style and its scripts have done their work.
        failed = page.evaluate(
            "performance.getEntriesByType('resource').filter(e => e.responseStatus >= 400).length"
        )
        assert failed == 0
        assert page.evaluate("[...document.styleSheets].every(sheet => sheet.cssRules.length)")
    sizes = {root + p.relative_to(site).as_posix(): p.stat().st_size for p in kept_files(site)}
    told = page.evaluate(
        "all => Promise.all(all.map(a => fetch(a).then(r => r.blob()).then(b => b.size)))",
        [*sizes],
    )
    assert told == [*sizes.values()]
    # The front door, formulas and the search.
    page.goto(root)
    page.wait_for_url("**/book/start.html")
    page.goto(f"{root}book/coins.html")
    page.locator("mjx-container").first.wait_for()
    page.goto(f"{root}search.html?q=coin")
    page.locator(".bd-search-container input").wait_for()
    assert page.goto(f"{root}book/second.html?from=there#top").ok
    status(page, HERE)


def test_a_new_version_replaces_the_old_one(page: Any, host: Host, below: str) -> None:
    site = host.folder / below
    root = keep(page, host, below)
    before = versions(page)
    start = site / "book" / "start.html"
    start.write_text(start.read_text("utf-8").replace("A sample book", "Another book"), "utf-8")
    (site / "book" / "coins.html").unlink()
    # A version of which a file does not arrive leaves the old one whole.
    write_worker(site, "sample")
    host.handler.lacks = "start.html"  # type: ignore[attr-defined]
    update = "navigator.serviceWorker.getRegistration().then(r => r.update())"
    page.evaluate(update)
    quiet = "navigator.serviceWorker.getRegistration().then(r => !r.installing && !r.waiting)"
    until(page, quiet)
    assert versions(page) == before
    page.goto(f"{root}book/start.html")
    assert page.locator("h1").inner_text().startswith("A sample book")
    host.handler.lacks = ""  # type: ignore[attr-defined]
    host.asked.clear()
    page.evaluate(update)
    # The old version is gone when the new one has taken over.
    until(page, f"caches.keys().then(now => now.length === 1 && now[0] !== '{before[0]}')")
    own = {f"/{below}keep.js", f"/{below}manifest.webmanifest"}
    assert [path for path in host.asked if path not in own] == [f"/{below}book/start.html"]
    host.off()
    page.goto(f"{root}book/start.html")
    assert page.locator("h1").inner_text().startswith("Another book")
    assert page.goto(f"{root}book/second.html").ok
    with pytest.raises(Exception, match="ERR_"):
        page.goto(f"{root}book/coins.html")


def test_a_book_is_removed_and_half_a_book_is_none(page: Any, host: Host, below: str) -> None:
    host.handler.lacks = "coins.html"  # type: ignore[attr-defined]
    root = f"http://127.0.0.1:{host.port}/{below}"
    page.goto(f"{root}book/second.html")
    assert violations(page) == []
    page.get_by_role("button", name="Keep the book in this browser").click()
    status(page, "could not be kept")
    assert versions(page) == []
    host.handler.lacks = ""  # type: ignore[attr-defined]
    host.off()
    button = page.get_by_role("button", name="Keep the book in this browser")
    button.click()
    status(page, "There is no network, or the site does not answer")
    host.on()
    # A key that is pressed once more takes nothing back.
    button.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    status(page, HERE)
    page.keyboard.press("Enter")
    page.reload()
    status(page, HERE)
    assert not button.is_visible()
    assert violations(page) == []
    page.evaluate("caches.open('of somebody else')")
    page.get_by_role("button", name="Remove the book").click()
    status(page, "no longer")
    assert versions(page) == ["of somebody else"]
    host.off()
    with pytest.raises(Exception, match="ERR_"):
        page.goto(f"{root}book/start.html")


def test_nothing_is_kept_unless_a_reader_asks(page: Any, host: Host, below: str) -> None:
    for each in pages(host.folder / below):
        page.goto(f"http://127.0.0.1:{host.port}/{below}{each}")
        page.wait_for_load_state("networkidle")
    assert versions(page) == []
    loaded = {path.split("?")[0].rpartition("/")[2] for path in host.asked}
    assert not loaded & {"keep.js", "kept.json", "manifest.webmanifest"}
    asking = [path for path in host.asked if "offline.js" in path]
    assert len(asking) == 1, "only the page with the button has its script"


def test_what_is_not_kept_says_so(page: Any, host: Host, below: str) -> None:
    root = keep(page, host, below)
    host.off()
    page.goto(f"{root}lite/notebooks/index.html?path=coins.ipynb")
    assert "JupyterLab, which opens whole notebooks, is not" in page.locator("body").inner_text()
    assert violations(page) == []
    page.get_by_role("link", name="To the book").click()
    page.wait_for_url("**/book/start.html")
    with pytest.raises(Exception, match="ERR_"):
        page.goto(f"{root}book/no-such-page.html")


def test_opened_as_a_file_a_book_says_that_it_cannot_be_kept(page: Any, sample: Path) -> None:
    page.goto((sample / "_build" / "html" / "book" / "second.html").as_uri())
    status(page, "begins with https")
    assert page.locator(".dp-offline button").count() == 0


def test_a_page_says_how_large_things_of_the_site_are(sample: Path, tmp_path: Path) -> None:
    site = sample / "_build" / "html"
    page = BeautifulSoup((site / "book" / "second.html").read_text("utf-8"), "html.parser")
    places = page.select(".dp-size")
    said = {place["data-of"]: place.get_text().replace("\u00a0", " ") for place in places}
    kept = json.loads((site / "kept.json").read_text("utf-8"))["bytes"]
    pages = sum(file.stat().st_size for file in (site / "book").rglob("*") if file.is_file())
    near = {megabytes(pages + change) for change in (-50_000, 0, 50_000)}
    assert said.pop("book") in near, "its own size it cannot know to the letter"
    assert said == {"kept": megabytes(kept), "no-such-folder": "nothing"}


def test_the_manifest_and_the_version(sample: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(sample / "_build" / "html", site)
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    for address in (manifest["start_url"], *(icon["src"] for icon in manifest["icons"])):
        assert (site / address).is_file()
    # Built again the same book is the same version, and every kept file is a part of it.
    worker = (site / "keep.js").read_bytes()
    write_worker(site, manifest["name"])
    assert (site / "keep.js").read_bytes() == worker
    for file in (site / "book" / "start.html", site / "_static" / "book.css"):
        with file.open("a") as opened:
            opened.write(" ")
        write_worker(site, manifest["name"])
        assert (site / "keep.js").read_bytes() != worker
        worker = (site / "keep.js").read_bytes()
