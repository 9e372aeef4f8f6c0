"""What each control of a page does, and a hand that tries whether it does.

`KINDS` declares every kind of control once: which elements they are, and what must be otherwise
after one was used. A control that no line declares, that no reader can see, that something covers,
or that changes nothing, is a fault. The tests try some controls of some pages; all of all pages, in
all ways::

    python tests/helpers/controls.py --browser firefox [PAGE…]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from browsers import Firefox, chromium
from building import ROOT, pages, serve

WIDTHS, SCHEMES, WAYS = (390, 768, 1440), ("light", "dark"), ("mouse", "touch", "keyboard")
HEIGHT = 800


class Kind(NamedTuple):
    """A kind of control.

    ``selector`` finds them; ``state``, JavaScript on an element ``it``, must give something else
    after use; ``after`` must then hold. ``within`` is what has to be opened first, and by what:
    pairs of selectors. ``keys`` are pressed on it. A control for ``ways`` only has no other.
    """

    name: str
    selector: str
    state: str = "true"
    after: str = "true"
    within: tuple[tuple[str, str], ...] = ()
    keys: tuple[str, ...] = ("Enter",)
    ways: tuple[str, ...] = WAYS


# The lists that stand beside the text, or behind a button.
PANELS = (
    (".bd-sidebar-primary", '[data-panel="pst-primary-sidebar"]'),
    (".bd-sidebar-secondary", '[data-panel="pst-secondary-sidebar"]'),
)
TO_PAGE = "window.went"
WENT = "window.went?.href === it.href && !window.went.prevented"
# A target may be the last thing of a page, and a whole section fills more than the window.
IN_SIGHT = """(() => {
  const there = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const { top, bottom } = there.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
})()"""
SEEN = "it.checkVisibility()"

KINDS = (
    Kind("skip", "#pst-skip-link a", "location.hash", "location.hash === '#main-content'", (),
         ("Enter",), ("keyboard",)),
    Kind("chapters", '[data-panel="pst-primary-sidebar"]', "it.ariaExpanded",
         "document.querySelector('.bd-sidebar-primary nav a').checkVisibility({visibilityProperty:"
         " true}) === (it.ariaExpanded === 'true')", (), ("Space",)),
    Kind("contents", '[data-panel="pst-secondary-sidebar"]', "it.ariaExpanded",
         "document.querySelector('.bd-sidebar-secondary a').checkVisibility({visibilityProperty:"
         " true})", (), ("Enter",)),
    Kind("colours", ".theme-switch-button", "document.documentElement.dataset.mode",
         "localStorage.mode === document.documentElement.dataset.mode", (), ("Space",)),
    Kind("search", ".search-button__button", "document.activeElement.name",
         "document.activeElement.name === 'q'", PANELS),
    Kind("search box", "#pst-search-dialog input", "it.value", "it.value === 'ab'",
         (("#pst-search-dialog", ".article-header-buttons .search-button__button"),), ("a", "b")),
    Kind("search box of its page", ".bd-search-container input[type=search]", "it.value",
         "it.value === 'ab'", (), ("a", "b")),
    Kind("print", ".dp-print", "window.printed", "window.printed === 1"),
    Kind("notebook", "a[download]", TO_PAGE, WENT),
    Kind("fold", "summary", "it.parentElement.open", "true", PANELS, ("Space",)),
    Kind("copy", "button.copybtn", "window.copied",
         "window.copied.length > 0 && document.activeElement === it", (), ("Enter",)),
    Kind("choice of a lab", ".dp-lab input[type=radio]",
         "it.closest('.dp-lab').querySelector('output').textContent", "it.checked", (), ("Space",)),
    Kind("slider of a lab", ".dp-lab input[type=range]",
         "it.closest('.dp-lab').querySelector('output').textContent", "true", (),
         ("ArrowRight", "ArrowLeft")),
    Kind("choice", ".dp-check input[type=radio]", "it.checked",
         "it.closest('.dp-choice').querySelector('.dp-why').checkVisibility()", (), ("Space",)),
    Kind("number", ".dp-number input", "it.value", "it.value.endsWith('7')", (), ("7",)),
    Kind("check a number", ".dp-number button",
         "it.form.querySelectorAll('.dp-why[hidden]').length",
         "it.form.querySelector('.dp-why:not([hidden])')?.checkVisibility()"),
    Kind("outcome", ".dp-outcomes input[type=checkbox]", "it.checked",
         "Object.keys(localStorage).some((key) => key.includes(it.nextElementSibling.textContent"
         ".trim())) === it.checked", (), ("Space",)),
    Kind("two coins", ".dp-coins button", "it.closest('.dp-coins').innerText",
         "/\\d+ of them said/.test(it.closest('.dp-coins').innerText)"),
    Kind("forget", ".dp-forget", "document.querySelector('.dp-remembered').textContent",
         "!Object.keys(localStorage).some((key) => key.startsWith('dpedu read'))"),
    Kind("link within the page", "a[href^='#']:not([href='#'])", "window.went",
         f"window.went && !window.went.prevented && {IN_SIGHT}", PANELS),
    Kind("link to this page", "a[href='#']", TO_PAGE, WENT, PANELS),
    Kind("link", "a[href]", TO_PAGE, WENT, PANELS),
    Kind("what scrolls", "[tabindex='0']", "it.scrollLeft + it.scrollTop", "true", (),
         ("ArrowRight", "ArrowDown"), ("keyboard",)),
    Kind("keep the book", ".dp-offline button",
         "document.querySelector('.dp-offline [role=status]').textContent",
         "document.querySelector('.dp-offline [role=status]').textContent.length > 9"),
    # Last, for it makes another page; the controls of that one are tried by test_run.py.
    Kind("run this page", ".dp-run > button", "document.querySelector('.dp-run').dataset.state",
         "document.querySelector('.dp-run').dataset.state === 'open'"),
)  # fmt: skip
CONTROLS = (
    "button, a[href], input, select, textarea, summary, [tabindex='0'], [onclick], [role=button]"
)

# What leaves the page is heard of where a click arrives last, and goes no further.
PREPARE = """() => {
  document.querySelectorAll("details").forEach((each) => { each.open = true; });
  window.printed = 0;
  window.print = () => { window.printed += 1; };
  window.copied = "";
  const write = (text) => { window.copied = text; return Promise.resolve(); };
  if (navigator.clipboard) navigator.clipboard.writeText = write;
  document.execCommand = (what) => what === "copy" && write(String(getSelection()) ||
    document.activeElement.value || "?");
  window.went = null;
  addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link) return;
    window.went = { href: link.href, prevented: event.defaultPrevented };
    const here = link.href.split("#")[0] === location.href.split("#")[0];
    if (!here || link.getAttribute("href") === "#") event.preventDefault();
  });
  addEventListener("submit", (event) => event.preventDefault());
}"""
# Each control's kind; those that no line declares have none.
FIND = """(controls, selectors) => {
  window.controls = [...document.querySelectorAll(controls)].filter((it) =>
    it.type !== "hidden" && !it.closest("[hidden]"));
  return window.controls.map((it) => {
    const kind = selectors.findIndex((selector) => it.matches(selector));
    return [kind, it.outerHTML.slice(0, 160)];
  });
}"""
# Where a hand finds the control: in the middle of its first line, if nothing lies over it. A slider
# is touched a quarter from its end, and then from its beginning.
PLACE = """(number, slide) => {
  const it = window.controls[number];
  it.scrollIntoView({ block: "center", inline: "nearest" });
  const visible = it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = [...it.getClientRects()].find((each) => each.width > 1 && each.height > 1);
  if (!visible || !box) return null;
  const x = box.left + box.width * slide, y = box.top + box.height / 2;
  const there = document.elementFromPoint(x, y);
  const own = there && (it.contains(there) || there.closest("label")?.control === it);
  if (!own) return `covered by ${there?.outerHTML.slice(0, 160)}`;
  return [x, y];
}"""
# So that choosing a choice changes something, another is chosen before.
LEAVE = """(number) => {
  const it = window.controls[number];
  if (it.type !== "radio" || !it.checked) return;
  [...document.getElementsByName(it.name)].find((other) => other !== it).click();
}"""
INSIDE = "(number, panel) => !!window.controls[number].closest(panel)"
OPEN = """(panel) => [...document.querySelectorAll(panel)].some((each) =>
  each.getClientRects().length && each.checkVisibility({ visibilityProperty: true }))"""
NUMBER = """(selector) => window.controls.findIndex((it) => it.matches(selector)
  && it.checkVisibility({ visibilityProperty: true }))"""
FOCUS = """(number) => {
  const it = window.controls[number];
  it.scrollIntoView({ block: "center" });
  it.focus();
  return document.activeElement === it;
}"""
# A tap is a gesture: the focus may come a moment later.
FOCUSED = """async (number) => {
  for (let i = 0; i < 40; i++) {
    if (document.activeElement === window.controls[number]) return "";
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return "takes no focus";
}"""
RESET = """() => {
  document.querySelectorAll("dialog[open]").forEach((each) => each.close());
  document.querySelectorAll("details").forEach((each) => { each.open = true; });
  document.activeElement?.blur();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  window.went = null;
}"""
STATE = """(number, state) => {
  const it = window.controls[number];
  return JSON.stringify(eval(state)) ?? "nothing";
}"""
# What is shown may come a moment later.
CHANGED = """async (number, state, after, before) => {
  const it = window.controls[number];
  for (let i = 0; i < 40; i++) {
    if ((JSON.stringify(eval(state)) ?? "nothing") !== before && eval(after)) return "";
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return `${before} is then ${JSON.stringify(eval(state))}; ${after} is ${eval(after)}`;
}"""


def inventory(hand: Any) -> list[list[Any]]:
    """All controls of the page that is open: the index of each one's kind, and its HTML."""
    return hand.ask(FIND, CONTROLS, [kind.selector for kind in KINDS])


def undeclared(hand: Any) -> list[str]:
    """The controls of the page that is open that no line of `KINDS` declares."""
    return [html for kind, html in inventory(hand) if kind < 0]


def prepare(hand: Any, address: str, width: int, scheme: str) -> None:
    """Open a page in a window of this width and a scheme of colours."""
    hand.resize(width, HEIGHT)
    hand.goto(address)
    # What was answered at another width would be answered already.
    hand.ask("(scheme) => { localStorage.clear(); localStorage.mode = scheme; }", scheme)
    hand.goto(address)
    hand.ask("async () => { await window.MathJax?.startup?.promise; }")
    hand.ask(PREPARE)


def walk(
    hand: Any, way: str, few: int, kinds: Sequence[Kind] = KINDS
) -> Iterator[tuple[str, str, str]]:
    """Try the controls of the page that is open, or the first and the last ``few`` of each kind.

    Yields of each its kind, its HTML, and what is wrong; ``"unseen"`` if it cannot be seen.
    """
    found = inventory(hand)
    for kind in kinds:
        index = KINDS.index(kind)
        numbers = [number for number, (which, _) in enumerate(found) if which == index]
        if len(numbers) > 2 * few:
            numbers = numbers[:few] + numbers[-few:]
        for number in numbers if way in kind.ways else ():
            yield kind.name, found[number][1], attempt(hand, number, kind, way)
            hand.ask(RESET)
    for which, html in found:
        if which < 0:
            yield "undeclared", html, "no line of KINDS says what it does"


def faults(
    hand: Any,
    address: str,
    uses: Iterable[tuple[int, str, str]],
    few: int,
    tried: Counter[tuple[str, str]] | None = None,
) -> list[str]:
    """Walk over a page at widths, in schemes, in ways; say what is wrong or can never be seen.

    ``tried`` counts what was used, by kind and way; what cannot be seen at a width is not.
    """
    found = []
    seen: dict[tuple[str, str], bool] = {}
    for width, scheme, way in uses:
        prepare(hand, address, width, scheme)
        for kind, html, wrong in walk(hand, way, few):
            seen[kind, html] = seen.get((kind, html), False) or wrong != "unseen"
            if tried is not None and wrong != "unseen":
                tried[kind, way] += 1
            if wrong and wrong != "unseen":
                found.append(f"at {width}, {scheme}, by {way}: {kind}: {html}\n  {wrong}")
    unseen = [(kind, html) for (kind, html), visible in seen.items() if not visible]
    return found + [f"nobody can see this {kind}: {html}" for kind, html in unseen]


def attempt(hand: Any, number: int, kind: Kind, way: str) -> str:
    """Use a control; say what is wrong with it."""
    for panel, button in kind.within:
        if hand.ask(INSIDE, number, panel) and not hand.ask(OPEN, panel):
            opener = hand.ask(NUMBER, button)
            if opener >= 0:
                use(hand, opener, "Enter", way)
    hand.ask(LEAVE, number)
    before = hand.ask(STATE, number, kind.state)
    wrong = ""
    # A slider may stand where it is pointed at; a box may be wide in one direction only.
    for key, slide in zip((kind.keys * 2)[:2], (0.25, 0.8), strict=True):
        typed = len(key) == 1
        if typed:
            # Twice: what was pointed at while the page still moved has met nothing.
            for _ in range(1 if way == "keyboard" else 2):
                wrong = use(hand, number, "", way) or hand.ask(FOCUSED, number)
                if not wrong:
                    break
            for each in () if wrong else kind.keys:
                hand.press(each)
        else:
            middle = slide if kind.name.startswith("slider") else 0.5
            wrong = use(hand, number, key, way, middle) or ""
        if wrong:
            return wrong
        wrong = hand.ask(CHANGED, number, kind.state, kind.after, before)
        if wrong and way != "keyboard" and hand.ask(STATE, number, kind.state) == before:
            # What was pointed at while the page still moved has met nothing: a reader tries again.
            wrong = use(hand, number, key if not typed else "", way) or hand.ask(
                CHANGED, number, kind.state, kind.after, before
            )
        if not wrong or typed or not (kind.name.startswith("slider") or len(kind.keys) > 1):
            break
    return wrong


def use(hand: Any, number: int, key: str, way: str, slide: float = 0.5) -> str | None:
    """Point at a control, or press a key on it; say what keeps a reader from it."""
    place = hand.ask(PLACE, number, slide)
    if way == "keyboard":
        # What is there for the keyboard only appears when it has the focus.
        if place is None and not hand.ask(FOCUS, number):
            return "unseen"
        if not hand.ask(FOCUS, number):
            return "takes no focus"
        if key:
            hand.press(key)
        return None
    if place is None:
        return "unseen"
    if isinstance(place, str):
        return place
    getattr(hand, way)(*place)
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--few", type=int, default=10**6, help="the first and last so many a kind")
    parser.add_argument("pages", nargs="*", help="below the site; all, if none is named")
    given = parser.parse_args()
    site = ROOT / "_build" / "html"
    server = serve(site)
    hand = Firefox() if given.browser == "firefox" else chromium()
    count = 0
    all_tried: Counter[tuple[str, str]] = Counter()
    for page in given.pages or pages(site):
        address = f"http://127.0.0.1:{server.server_port}/{page}"
        tried: Counter[tuple[str, str]] = Counter()
        wrong = faults(hand, address, product(WIDTHS, SCHEMES, WAYS), given.few, tried)
        print(f"{page}: {tried.total()} uses, {len(wrong)} faults", *wrong, sep="\n  ", flush=True)
        all_tried += tried
        count += len(wrong)
    hand.close()
    print(f"{'uses of':24}", *(f"{way:>9}" for way in WAYS))
    for kind in KINDS:
        print(f"{kind.name:24}", *(f"{all_tried[kind.name, way]:9}" for way in WAYS))
    sys.exit(f"{count} faults" if count else 0)


if __name__ == "__main__":
    main()
