"""An IPython shell whose outputs are kept as a notebook keeps them, bounded in size.

The template makes one before any submission is read. A student's process and the judge each have
a copy of their own.
"""

# mypy: disable-error-code="no-untyped-call,misc,union-attr,arg-type,assignment"

from __future__ import annotations

import builtins
import codecs
import io
import subprocess
import sys
import traceback
from typing import Any

from IPython.core.display_trap import DisplayTrap
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from dpedu.grading.judging.clean import MOST_OUTPUTS, MOST_SHOWN, MOST_TEXT

CUT = "\n... the rest of the output was dropped ...\n"


class Outputs:
    """The outputs of one cell, in their order."""

    def __init__(self) -> None:
        self.items: list[dict[str, Any]] = []
        self._text = self._shown = 0

    def stream(self, name: str, text: str) -> None:
        """Add what was written to a stream."""
        if self._text > MOST_TEXT or not text:
            return
        if self._text + len(text) > MOST_TEXT:
            text = text[: MOST_TEXT - self._text] + CUT
            self._text = MOST_TEXT
        self._text += len(text)
        last = self.items[-1] if self.items else {}
        if last.get("output_type") == "stream" and last["name"] == name:
            last["parts"].append(text)
        elif len(self.items) < MOST_OUTPUTS:
            self.items.append({"output_type": "stream", "name": name, "parts": [text]})

    def rich(self, kind: str, data: Any, count: int | None = None) -> None:
        """Add a value that was shown, in all its forms."""
        plain = {}
        for form, content in dict(data).items():
            if isinstance(content, bytes):
                content = codecs.encode(content, "base64").decode("ascii")
            if isinstance(content, str) and self._shown + len(content) <= MOST_SHOWN:
                self._shown += len(content)
                plain[str(form)] = str(content)
        if plain and len(self.items) < MOST_OUTPUTS:
            made: dict[str, Any] = {"output_type": kind, "data": plain, "metadata": {}}
            if kind == "execute_result":
                made["execution_count"] = count
            self.items.append(made)

    def error(self, kind: Any, value: Any, lines: list[str]) -> None:
        """Add an error that ended the cell."""
        try:
            said = str(value)
        except BaseException:  # a student's class may do anything here
            said = "<an error that cannot be shown>"
        name = str(getattr(kind, "__name__", "Error"))
        self.items.append(
            {
                "output_type": "error",
                "ename": name[:200],
                "evalue": said[:20_000],
                "traceback": [str(line)[:20_000] for line in lines[:100]],
            }
        )

    def take(self) -> list[dict[str, Any]]:
        """The outputs as a notebook has them, and begin anew."""
        made = [
            {"output_type": "stream", "name": item["name"], "text": "".join(item["parts"])}
            if item["output_type"] == "stream"
            else item
            for item in self.items
        ]
        self.__init__()
        return made


class Stream(io.TextIOBase):
    """What stands for sys.stdout and sys.stderr."""

    encoding = "utf-8"
    errors = "replace"

    def __init__(self, shell: Shell, name: str) -> None:
        super().__init__()
        self._shell, self.name = shell, name
        self.buffer = _Bytes(self)

    def write(self, text: str) -> int:
        """Keep what is written, as long as there is room for it."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._shell.outputs.stream(self.name, text)
        return len(text)

    def writable(self) -> bool:
        """It is."""
        return True

    def isatty(self) -> bool:
        """It is not."""
        return False


class _Bytes(io.RawIOBase):
    def __init__(self, stream: Stream) -> None:
        super().__init__()
        self._stream = stream

    def write(self, content: Any) -> int:
        self._stream.write(bytes(content).decode("utf-8", "replace"))
        return len(content)

    def writable(self) -> bool:
        return True


class _Hook(DisplayHook):
    def __call__(self, result: Any = None) -> None:
        if result is not None:
            self.shell.result = result
        super().__call__(result)

    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        self.shell.outputs.rich("execute_result", format_dict, self.shell.execution_count)

    def log_output(self, format_dict: Any) -> None:
        pass

    def finish_displayhook(self) -> None:
        self._is_active = False


class _Publisher(DisplayPublisher):
    def publish(self, data: Any, metadata: Any = None, *given: Any, **named: Any) -> None:
        self.shell.outputs.rich("display_data", data)

    def clear_output(self, wait: bool = False) -> None:
        self.shell.outputs.take()


class _Kernel:
    """What ``get_ipython().kernel`` gives: whatever is asked of it, it does nothing."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *given, **named: None


class Shell(InteractiveShell):
    """IPython as a notebook has it, without a frontend."""

    result: Any = None  # the last value that a cell showed
    kernel: Any = None  # what stands for the kernel around it

    def __init__(self, **given: Any) -> None:
        self.outputs = Outputs()
        super().__init__(**given)
        self.kernel = _Kernel(self)

    def init_display_pub(self) -> None:
        """Keep what is shown."""
        self.display_pub = _Publisher(parent=self, shell=self)
        self.configurables.append(self.display_pub)

    def init_displayhook(self) -> None:
        """Keep results too."""
        self.displayhook = _Hook(parent=self, shell=self, cache_size=100)
        self.configurables.append(self.displayhook)
        self.display_trap = DisplayTrap(hook=self.displayhook)

    def init_traceback_handlers(self, custom_exceptions: Any) -> None:
        """Plain tracebacks: those with colours and context take longer than most cells."""
        super().init_traceback_handlers(custom_exceptions)
        self.InteractiveTB._extract_tb = _visible

    def _format_exception_for_storage(self, exception: Any, *given: Any, **named: Any) -> Any:
        """Nobody asks for it a second time."""
        return {"ename": type(exception).__name__, "evalue": "", "traceback": []}

    def init_virtualenv(self) -> None:
        """Nothing to look for."""

    def init_io(self) -> None:
        """Streams are set where a process begins."""

    def enable_gui(self, gui: Any = None) -> None:
        """There is no screen."""

    def _showtraceback(self, etype: Any, evalue: Any, stb: Any) -> None:
        self.outputs.error(etype, evalue, list(stb))

    def system_piped(self, cmd: str) -> None:
        """Run a command of the operating system, as ``!command`` does, and show what it says."""
        done = subprocess.run(
            self.var_expand(cmd, depth=1),
            shell=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        sys.stdout.write(done.stdout[: 4 * MOST_TEXT].decode("utf-8", "replace"))
        self.user_ns["_exit_code"] = done.returncode

    system = system_piped

    def begin(self) -> None:
        """Take the streams of this process."""
        sys.stdout, sys.stderr = Stream(self, "stdout"), Stream(self, "stderr")
        sys.__stdout__, sys.__stderr__ = sys.stdout, sys.stderr
        sys.stdin = io.StringIO("")
        builtins.input = no_input

    def run(self, source: str, *, number: int | None = None) -> tuple[list[dict[str, Any]], bool]:
        """Run one cell. Returns its outputs, and whether it ended without an error."""
        self.outputs.take()
        self.result = None
        if number is not None:
            self.execution_count = number
        done = self.run_cell(source, store_history=True, silent=False)
        return self.outputs.take(), bool(done.success)


def _visible(trace: Any) -> list[traceback.FrameSummary]:
    """The frames of a traceback, the first and those that do not ask to be hidden."""
    if trace is None:
        return []
    kept = [
        each
        for place, each in enumerate(traceback.walk_tb(trace))
        if place == 0 or not each[0].f_locals.get("__tracebackhide__")
    ]
    return traceback.StackSummary.extract(iter(kept[:5] + kept[max(5, len(kept) - 15) :]))


def no_input(prompt: object = "", /) -> str:
    """What stands for ``input``."""
    raise EOFError("nobody is there to answer input() while a notebook is marked")


def make() -> Shell:
    """A shell, ready before any submission is read."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "nocolor"
    config.InteractiveShell.banner1 = ""
    config.InteractiveShell.enable_tip = False
    config.InteractiveShell.xmode = "Plain"
    shell: Shell = Shell.instance(config=config)
    shell.begin()
    for source in ("1 + 1", "def f():\n    raise ValueError(1)", "f()", "(", "None"):
        shell.run(source)  # what a first error loads, it loads here
    shell.reset(new_session=True)
    shell.user_ns.pop("f", None)
    return shell
