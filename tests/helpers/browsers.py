"""A browser as a hand uses it: look at a page, point, tap, press a key.

Firefox speaks WebDriver BiDi by itself, so that it needs no driver: JSON on a socket.
"""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from websocket import create_connection

# The names of keys are those of the DOM; WebDriver has a character for each.
KEYS = {"Enter": "\ue007", "Space": " ", "Escape": "\ue00c", "Tab": "\ue004"}
KEYS |= {"ArrowRight": "\ue014", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "End": "\ue010"}


class Chromium:
    """A hand on a page of Playwright's."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.tapped = (0.0, 0.0, 0.0)

    def close(self) -> None:
        self.page.context.close()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def ask(self, function: str, *given: Any) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", given)

    def mouse(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def touch(self, x: float, y: float) -> None:
        # Two taps at one place, one right after the other, are a double tap.
        wait = self.tapped[2] + 0.4 - time.monotonic()
        if wait > 0 and math.dist((x, y), self.tapped[:2]) < 60:
            time.sleep(wait)
        self.page.touchscreen.tap(x, y)
        self.tapped = (x, y, time.monotonic())

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)


def touchable(browser: Any) -> Any:
    """A page of a Chromium that can be tapped as well."""
    context = browser.new_context(has_touch=True, reduced_motion="reduce")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    return context.new_page()


def chromium() -> Chromium:
    """A hand on a Chromium of its own, which ends with the process."""
    from playwright.sync_api import sync_playwright

    program = shutil.which("chromium") or shutil.which("chromium-browser")
    options = ["--no-sandbox", "--disable-gpu", "--in-process-gpu"]
    launch = sync_playwright().start().chromium.launch
    return Chromium(touchable(launch(executable_path=program, args=options)))


class Firefox:
    """A hand on a tab of a Firefox of its own."""

    PREFERENCES = (
        ("ui.prefersReducedMotion", 1),
        ("dom.w3c_touch_events.enabled", 1),
        ("services.settings.server", "data:,"),
        ("app.normandy.enabled", False),
        ("datareporting.policy.dataSubmissionEnabled", False),
        ("browser.shell.checkDefaultBrowser", False),
        ("network.captive-portal-service.enabled", False),
        ("network.connectivity-service.enabled", False),
        ("accessibility.tabfocus", 7),
    )

    def __init__(self, program: str | None = None) -> None:
        program = program or shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise RuntimeError("no Firefox on this machine (Debian: apt install firefox-esr)")
        self.profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in self.PREFERENCES]
        (Path(self.profile.name) / "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", self.profile.name]
        command += ["--remote-debugging-port", "0"]
        said = Path(self.profile.name) / "said"
        with said.open("w") as file:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=file)
        for _ in range(600):
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", said.read_text())
            if found or self.process.poll() is not None:
                break
            time.sleep(0.1)
        if not found:
            raise RuntimeError(f"Firefox does not listen: {said.read_text()[-300:]}")
        self.socket = create_connection(f"{found[1]}/session", timeout=60, suppress_origin=True)
        self.numbers = count()
        self.send("session.new", capabilities={})
        # A tab of our own: in the first one the bar of addresses has the focus for ever.
        self.tab = self.send("browsingContext.create", type="tab")["context"]

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def send(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv())).get("id") != number:
            pass
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.tab, viewport=size)

    def goto(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def ask(self, function: str, *given: Any) -> Any:
        # By way of JSON: what a script answers would come in a form of the protocol's own.
        call = f"async () => JSON.stringify(await ({function})(...{json.dumps(given)}) ?? null)"
        answer = self.send(
            "script.callFunction",
            functionDeclaration=call,
            awaitPromise=True,
            target={"context": self.tab},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def perform(self, **source: Any) -> None:
        source |= {"id": source["type"] + source.get("parameters", {}).get("pointerType", "")}
        self.send("input.performActions", context=self.tab, actions=[source])

    def point(self, kind: str, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self.perform(type="pointer", parameters={"pointerType": kind}, actions=[move, down, up])

    def mouse(self, x: float, y: float) -> None:
        self.point("mouse", x, y)

    def touch(self, x: float, y: float) -> None:
        self.point("touch", x, y)

    def press(self, key: str) -> None:
        key = KEYS.get(key, key)
        self.perform(
            type="key",
            actions=[{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}],
        )
