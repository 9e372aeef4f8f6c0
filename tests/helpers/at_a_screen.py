"""Somebody with a terminal and a browser: what they do is counted, and what they see is kept."""

from __future__ import annotations

import contextlib
import html
import os
import re
import shlex
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError

PATIENCE = 120  # seconds, for a machine that is busy
TERMINAL = """<!DOCTYPE html><title>Terminal</title><body style="margin: 0; background: #111">
<pre style="font: 15px/1.35 monospace; color: #ddd; padding: 1em; white-space: pre-wrap">{}</pre>"""
Text = str | re.Pattern[str]


class Unseen(Exception):
    """The user does not see what they must. The message says what."""


def wait(what: str, done: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise Unseen(f"not within {PATIENCE} s: {what}")
        time.sleep(0.1)


class User:
    """Somebody who works in a folder, with a home of their own."""

    def __init__(self, name: str, folder: Path, browser: Any, pictures: Path) -> None:
        self.name, self.folder, self.pictures = name, folder, pictures
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        self.page, self.terminal = context.new_page(), context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.terminal.set_default_timeout(1000)
        self.count: Counter[str] = Counter()
        home = folder.parent / "home"
        (home / ".jupyter").mkdir(parents=True)
        settings = home / ".jupyter" / "jupyter_server_config.json"
        settings.write_text('{"ServerApp": {"allow_root": true}}')  # as one is in a container
        # A program that would open a browser tells the address.
        self.opened, opener = home / "opened", home / "browser"
        opener.write_text('#!/bin/sh\necho "$1" > "$HOME/new"; mv "$HOME/new" "$HOME/opened"\n')
        opener.chmod(0o755)
        own = {"HOME": str(home), "BROWSER": f"{opener} %s", "LANG": "C.UTF-8"}
        self.environment = {"PATH": os.environ["PATH"]} | own

    def see(self, step: str, *texts: Text, page: Any = None, within: Any = None) -> None:
        """Look at a page: these texts are there, to be read."""
        self.count["steps"] += 1
        page = page or self.page
        page.bring_to_front()
        try:
            for text in texts:
                (within or page).get_by_text(text).locator("visible=true").first.wait_for()
        except TimeoutError:
            raise Unseen(f"{self.name}, {step}: {text!r} is not to be seen") from None
        finally:
            file = f"{self.name}-{self.count['steps']:02}-{step.replace(' ', '-')}.png"
            page.screenshot(path=self.pictures / file, full_page=True)
        print(f"{self.name}: {step}", flush=True)

    def show(self, step: str, text: str, *lines: Text) -> None:
        """Look at a text."""
        self.terminal.set_content(TERMINAL.format(html.escape(text)))
        self.see(step, *lines, page=self.terminal)

    def type(self, step: str, command: str, *lines: Text, status: int = 0) -> None:
        """Type a command, wait for its end, and look at what it says."""
        self.count["commands"] += 1
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.show(step, f"$ {command}\n{done.stdout}", *lines)
        if done.returncode != status:
            raise Unseen(f"{self.name}, {step}: {command} ended with {done.returncode}")

    @contextlib.contextmanager
    def start(self, command: str) -> Iterator[Any]:
        """Type a command that opens a page, and work there until the command ends."""
        self.count["commands"] += 1
        self.opened.unlink(missing_ok=True)
        with open(self.opened.with_name("log"), "w") as log:
            running = subprocess.Popen(
                shlex.split(command), cwd=self.folder, env=self.environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        try:
            wait(f"{command} opens a page", self.opened.exists)
            self.page.goto(self.opened.read_text().strip())
            yield running
            wait(f"{command} ends", lambda: running.poll() is not None)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)

    def click(self, what: Any, *, twice: bool = False) -> None:
        self.count["clicks"] += 1 + twice
        what.click(click_count=1 + twice)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.count["keys"] += 1
            self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        self.count["texts"] += 1
        self.page.keyboard.insert_text(text)

    def menu(self, name: str, entry: str) -> None:
        """Of JupyterLab."""
        self.click(self.page.get_by_role("menuitem", name=name, exact=True))
        self.click(self.page.get_by_role("menuitem", name=entry, exact=True))

    def shut_down(self) -> None:
        self.menu("File", "Shut Down")
        self.click(self.page.get_by_role("button", name="Shut Down"))
