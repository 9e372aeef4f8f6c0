"""Somebody who does an assignment in a browser: JupyterLab's notebook application, by hand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import TimeoutError, expect

NUMBERED = re.compile(r"\[\d+\]")
IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]"  # and no cell waits
BEGUN = re.compile(r"\[(\d+|\*)\]")
# JupyterLab asks in dialogues. There is one Python, and nobody is to be asked for anything.
TELL_DIALOGUES = """new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.classList?.contains('jp-Dialog')) window.dialogueOpened(node.innerText);
  }
}).observe(document, { childList: true, subtree: true });"""


class Notebook:
    """A notebook that is open in a tab; ``context`` is the browser's memory of this reader."""

    def __init__(self, context: Any, root: str, path: str) -> None:
        self.page = context.new_page()
        self.errors: list[str] = []
        self.dialogues: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.expose_function("dialogueOpened", self.asked)
        self.page.add_init_script(TELL_DIALOGUES)
        self.page.goto(f"{root}lite/notebooks/index.html?path={quote(path)}")
        self.opened()

    def asked(self, text: str) -> None:
        self.dialogues.append(text)
        self.errors.append(f"a dialogue opened: {text}")

    def opened(self) -> None:
        self.page.locator(".jp-CodeCell").first.wait_for(timeout=90_000)

    def cell(self, number: int) -> Any:
        return self.page.locator(".jp-Notebook-cell").nth(number)

    def write(self, number: int, text: str) -> None:
        editor = self.cell(number).locator(".cm-content")
        editor.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(text)

    def read(self, number: int) -> str:
        # A cell out of sight has no editor yet.
        self.cell(number).scroll_into_view_if_needed()
        lines = self.cell(number).locator(".cm-line")
        for _ in range(100):  # and one that has just been made is empty
            lines.first.wait_for()
            text = "\n".join(line.rstrip("\n") for line in lines.all_inner_texts())
            if text.strip():
                break
            self.page.wait_for_timeout(100)
        return text

    def run(self, number: int) -> str:
        """Run a cell; what it put out."""
        self.page.locator(IDLE).first.wait_for(state="attached", timeout=300_000)
        # A click would unfold a folded cell, and arrows pass over it: one comes to it by running
        # the one before.
        before = number - 1 if self.folded(number) else number
        begun = self.cell(before).locator(".jp-InputPrompt").filter(has_text=BEGUN)
        for _ in range(5):  # a page that is still busy does not hear a key
            assert self.dialogues == []
            try:
                self.cell(before).locator(".cm-content").click(timeout=10_000)
                if before < number:
                    self.page.keyboard.press("Shift+Enter")
                    self.cell(number).and_(self.page.locator(".jp-mod-active")).wait_for()
                self.page.keyboard.press("Control+Enter")
                begun.wait_for(timeout=20_000)
                break
            except TimeoutError:
                continue
        return self.ran(number)

    def folded(self, number: int) -> bool:
        return bool(self.cell(number).locator(".jp-InputPlaceholder").count())

    def ran(self, number: int) -> str:
        if self.folded(number):  # it shows no number; but tests always say something
            done = self.cell(number).locator(".jp-OutputArea-output")
        else:
            done = self.cell(number).locator(".jp-InputPrompt").filter(has_text=NUMBERED)
        done.first.wait_for(timeout=300_000)
        assert self.dialogues == []
        return str(self.cell(number).locator(".jp-Cell-outputArea").inner_text()).strip()

    def ended(self) -> list[str]:
        """What stands beside the code cells when none waits any more."""
        prompts = self.page.locator(".jp-CodeCell .jp-InputPrompt")
        begun = prompts.filter(has_text=NUMBERED).first
        begun.wait_for(state="attached", timeout=120_000)
        expect(prompts.filter(has_text="[*]")).to_have_count(0, timeout=60_000)
        expect(self.page.locator(IDLE).first).to_be_attached(timeout=60_000)
        assert self.dialogues == []
        return [text.strip() for text in prompts.all_text_contents()]

    def check(self) -> str:
        """What *Check my answers* says."""
        button = self.page.get_by_role("button", name="Check my answers", exact=True)
        button.click()
        self.page.get_by_role("button", name="Stop checking").wait_for()
        button.wait_for(timeout=240_000)
        return str(self.page.locator(".dp-board [role=status]").inner_text())

    def menu(self, name: str, entry: str | re.Pattern[str]) -> None:
        self.page.get_by_role("menuitem", name=name, exact=True).click()
        self.page.get_by_role("menuitem", name=entry).first.click()

    def save(self) -> None:
        """Save for the first time."""
        saved = self.page.get_by_text("Last Checkpoint")
        for _ in range(30):  # a page that is still busy does not hear it
            self.page.keyboard.press("Control+s")
            try:
                return saved.wait_for(timeout=2_000)
            except TimeoutError:
                continue
        raise AssertionError("the notebook was not saved")

    def reload(self) -> None:
        self.page.reload()
        self.opened()

    def download(self, target: Path) -> str:
        """Download the notebook; its name."""
        with self.page.expect_download(timeout=20_000) as waiting:
            self.menu("File", re.compile("^Download"))
        waiting.value.save_as(target)
        return str(waiting.value.suggested_filename)
