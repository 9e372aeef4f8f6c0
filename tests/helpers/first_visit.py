"""A first visit to each page, measured: what comes over the wire, the first paint, what moves.

Chromium opens the preface and all chapters of the built book, each from an empty cache, on a line
of 1.6 Mbit/s and 150 ms there and back, from a server that compresses; then it scrolls to the end,
for what is loaded when it comes into sight::

    python tests/helpers/first_visit.py [PAGE…]

Times depend on the machine, so that no test asks for them. ``test_site.py`` asks what pages weigh,
``test_formulas.py`` what moves.
"""

from __future__ import annotations

import argparse
import gzip
import threading
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from browsers import chromium
from building import ROOT, Quiet, pages

WIDTHS = (390, 1440)
# 1.6 Mbit/s down, in bytes a second.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
TEXT = {".html", ".css", ".js", ".mjs", ".json", ".svg"}
WATCH = """window.moved = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => {
  if (!each.hadRecentInput) window.moved += each.value;
})).observe({ type: "layout-shift", buffered: true });"""
# To the end, a window at a time, as somebody reads.
SCROLL = """async () => {
  await window.MathJax?.startup?.promise;
  for (let y = 0; y < document.body.scrollHeight; y += 2000) {
    scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


@cache
def packed(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes())


class Compressing(Quiet):
    """A server that compresses text, as those on the web do."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.suffix not in TEXT or not path.is_file():
            return super().do_GET()
        body = packed(str(path))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def visit(browser: Any, address: str, wide: int) -> tuple[float, float, float]:
    """Kilobytes over the wire, seconds to the first paint, and how much moved."""
    context = browser.new_context(viewport={"width": wide, "height": 800})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    came: list[float] = []
    wire.on("Network.loadingFinished", lambda each: came.append(each["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": False})
    wire.send("Network.emulateNetworkConditions", LINE)
    page.add_init_script(WATCH)
    page.goto(address, timeout=120_000)
    first = page.evaluate(PAINT) / 1000
    page.evaluate(SCROLL)
    page.wait_for_load_state("networkidle")
    moved = page.evaluate("moved")
    context.close()
    return sum(came) / 1000, first, moved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*", help="below the site; preface and chapters, if none")
    given = parser.parse_args()
    site = ROOT / "_build" / "html"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressing, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chosen = given.pages or [
        page
        for page in pages(site)
        if page.endswith("/preface.html")
        or '<h1><span class="section-number">' in (site / page).read_text(encoding="utf-8")
    ]
    browser = chromium().page.context.browser
    print(f"{'':45} {'wide':>5} {'kB':>6} {'paint':>6} {'moved':>6}")
    for page in chosen:
        for wide in WIDTHS:
            kilobytes, first, moved = visit(
                browser, f"http://127.0.0.1:{server.server_port}/{page}", wide
            )
            print(f"{page:45} {wide:5} {kilobytes:6.0f} {first:6.2f} {moved:6.3f}", flush=True)
    browser.close()


if __name__ == "__main__":
    main()
