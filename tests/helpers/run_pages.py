"""Pages that run, measured by hand on a built book: ``make book``, or with ``PYODIDE=FOLDER``.

``time``: how long a reader waits for the first output, from an empty cache and a warm one, beside a
page that loads Pyodide and nothing else. ``compare``: all cells of all chapters, or of some, run in
Chromium or Firefox; which outputs equal the build's, and which do not. ``sound``: they run too, and
axe and a window of 360 pixels find nothing on the page then, light or dark::

    python tests/helpers/run_pages.py time [--site FOLDER] [--rounds N]
    python tests/helpers/run_pages.py compare [--site FOLDER] [--browser firefox] [CHAPTER…]
    python tests/helpers/run_pages.py sound [--site FOLDER] [--browser firefox] [CHAPTER…]
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import threading
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from browsers import Chromium, Firefox, chromium
from building import ROOT, Quiet
from sound import AXE, AXE_SCRIPT, UNFOLD

BARE = """<!DOCTYPE html><title>bare</title><p id="out"></p><button>Run</button>
<script type="module">
document.querySelector("button").onclick = async () => {
  const { loadPyodide } = await import("./_static/run/pyodide/pyodide.mjs");
  const python = await loadPyodide({ lockFileURL: "./_static/run/packages/pyodide-lock.json" });
  document.querySelector("#out").textContent = python.runPython("1 + 1");
};
</script>"""
# The output of each cell: its text, its pictures by name; what the page says of it; its fold.
OUTPUTS = """() => [...document.querySelectorAll('.bd-article div.cell')].map((cell) => [
  [...cell.querySelectorAll('.output')].map((each) => {
    const copy = each.cloneNode(true);
    copy.querySelectorAll('script, style').forEach((it) => it.remove());
    const shown = [...copy.querySelectorAll('img, svg')];
    const name = (it) => `[${it.alt || it.getAttribute('aria-label') || ''}]`;
    return copy.textContent.trim() + shown.map(name).join('');
  }).join('\\n').trim(),
  [...cell.querySelectorAll('.dp-run-note, .dp-run-error')].map((it) => it.textContent).join(' '),
])"""

# What axe finds, contrast too; and what a narrow window would have to be scrolled sideways for.
VIOLATIONS = f"""async (options) => {{
  window.axe ?? (() => {{{AXE_SCRIPT}}})();
  const found = await axe.run(document, options);
  return found.violations.map(
    (one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200))]);
}}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SCHEME = "(look) => { document.documentElement.dataset.theme = look }"


class WithBarePage(Quiet):
    """The site, and beside its pages one that loads Pyodide alone."""

    def do_GET(self) -> None:
        if self.path != "/bare.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(BARE)))
        self.end_headers()
        self.wfile.write(BARE.encode())


def serve(site: Path) -> str:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(WithBarePage, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def reader(browser: Any, origin: str) -> Any:
    """Somebody with an empty cache, who reaches nothing but the site."""
    context = browser.new_context()
    context.route(lambda address: not address.startswith(f"{origin}/"), lambda route: route.abort())
    return context


def seconds(context: Any, address: str, click: tuple[str, ...], done: str) -> float:
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
    start = time.perf_counter()
    for selector in click:
        page.locator(selector).first.click()
    page.wait_for_function(done, polling=10, timeout=120_000)
    taken = time.perf_counter() - start
    page.close()
    return taken


def first_output(browser: Any, origin: str, site: Path, rounds: int) -> None:
    """Time both pages by turns, so that a busy minute is shared."""
    cells = site / "_static" / "run" / "cells"
    # The first cell of the book that needs no package and no cell before it.
    chapter, number = next(
        (told.stem, number)
        for told in sorted(cells.glob("book/*.json"))
        for data in [json.loads(told.read_text(encoding="utf-8"))]
        for number, index in enumerate(data["shown"], 1)
        if not data["cells"][index]["wants"] and not data["cells"][index]["after"]
    )
    pages = {
        "bare": (f"{origin}/bare.html", ("button",), "document.querySelector('#out').textContent"),
        chapter: (
            f"{origin}/book/{chapter}.html",
            (".dp-run > button", f'[aria-label="Run: cell {number}"]'),
            "/ ran/.test(document.querySelector('.dp-run-status')?.textContent)",
        ),
    }
    taken: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for name, what in pages.items():
            context = reader(browser, origin)
            for cache in ("empty", "warm"):
                taken.setdefault((name, cache), []).append(seconds(context, *what))
            context.close()
    for cache in ("empty", "warm"):
        bare, own = (median(taken[name, cache]) for name in pages)
        print(f"{cache:5} cache: {own:.2f} s, bare page {bare:.2f} s, ratio {own / bare:.2f}")


def wait(hand: Chromium | Firefox, done: str, seconds: float) -> None:
    end = time.monotonic() + seconds
    while not hand.ask(f"() => Boolean({done})"):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {seconds} s: {done}")
        time.sleep(0.1)


def run_all(hand: Chromium | Firefox) -> None:
    """Run all cells of the page that is open."""
    hand.ask("() => document.querySelector('.dp-run > button').click()")
    wait(hand, "document.querySelector('.dp-run[data-state=open] button')", 120)
    hand.ask("() => document.querySelector('.dp-run[data-state=open] button').click()")
    wait(hand, "/ ran/.test(document.querySelector('.dp-run-status')?.textContent)", 600)


def runnable(site: Path, chapters: list[str]) -> Iterator[str]:
    """The chapters whose pages run, or those of them that are named."""
    for told in sorted((site / "_static" / "run" / "cells" / "book").glob("*.json")):
        if told.stem in (chapters or [told.stem]):
            yield told.stem


def sound(hand: Chromium | Firefox, origin: str, site: Path, chapters: list[str]) -> None:
    """Run all cells of each chapter; say what is wrong with the page then."""
    count: Counter[str] = Counter()
    for chapter in runnable(site, chapters):
        hand.resize(1280, 900)
        hand.goto(f"{origin}/book/{chapter}.html")
        run_all(hand)
        hand.ask(UNFOLD)
        for look in ("light", "dark"):
            hand.ask(SCHEME, look)
            time.sleep(1)  # colours change gradually
            for rule, where in hand.ask(VIOLATIONS, AXE):
                count[rule] += 1
                print(f"  {chapter}, {look}: {rule}", *where, sep="\n    ")
        hand.resize(360, 740)
        if (more := hand.ask(TOO_WIDE)) > 0:
            count["too wide"] += 1
            print(f"  {chapter}: {more} px wider than a window of 360")
        print(chapter, flush=True)
    print(f"{sum(count.values())} faults", dict(count))


def compare(hand: Chromium | Firefox, origin: str, site: Path, chapters: list[str]) -> None:
    """Run all cells of each chapter; say which outputs are not the build's."""
    count: Counter[str] = Counter()
    for chapter in runnable(site, chapters):
        hand.goto(f"{origin}/book/{chapter}.html")
        before = hand.ask(OUTPUTS)
        run_all(hand)
        here: Counter[str] = Counter()
        for number, (was, now) in enumerate(zip(before, hand.ask(OUTPUTS), strict=True), 1):
            if lacking := re.search(r"(\w+) cannot be had", now[1]):
                kind = f"without {lacking[1]}"
            elif "does not run in a browser" in now[1]:
                kind = "cannot run"
            elif "did not run: it needs cell" in now[1]:
                kind = "waits for such a cell"
            elif now[1]:
                kind = "error"
            else:
                kind = "equal" if was[0] == now[0] else "other"
            here[kind] += 1
            if kind in ("error", "other"):
                print(f"  {chapter}, cell {number}: {kind}")
                print(f"    was {was[0][-300:]!r}\n    is  {(now[1] or now[0])[-300:]!r}")
        print(chapter, dict(here), flush=True)
        count += here
    print(f"{sum(count.values())} cells:", dict(count))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("time", "compare", "sound"))
    parser.add_argument("chapters", nargs="*")
    parser.add_argument("--site", type=Path, default=ROOT / "_build" / "html")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    given = parser.parse_intermixed_args()
    from playwright.sync_api import sync_playwright

    origin = serve(given.site)
    if given.what != "time":
        hand = Firefox() if given.browser == "firefox" else chromium()
        look = compare if given.what == "compare" else sound
        look(hand, origin, given.site, given.chapters)
        return hand.close()
    with sync_playwright() as started:
        browser = started.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        first_output(browser, origin, given.site, given.rounds)
        browser.close()


if __name__ == "__main__":
    main()
