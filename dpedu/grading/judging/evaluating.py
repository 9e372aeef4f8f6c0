"""No text of a student's becomes code in the judge.

Tests evaluate text more often than they say so: ``sympy.expand("...")`` does, ``DataFrame.query``,
``doctest``, ``pickle.loads``. From the moment at which text or bytes of a student's have come into
a test, nothing is compiled for it any more but what this very test compiled in the rehearsal too:
there, what the instructor wrote, or anything before a text had come. A test that cannot do without
is refused in the rehearsal, and so it is run beside the answers.
"""

from __future__ import annotations

import ast
import builtins
import collections
import functools
import hashlib
import string
import sys
from collections.abc import Callable
from typing import Any

from dpedu.grading.messages.kinds import READS, CannotCross

_EVALUATORS = (
    *("pandas.core.computation", "sympy.parsing", "doctest", "timeit", "code", "runpy"),
    *("numexpr", "importlib"),
)
_STARTS = ("os.system", "os.exec", "os.posix_spawn", "subprocess.Popen", "pty.spawn")
_LOADS = ("pickle.find_class", "marshal.loads", "code.__new__")


def _has_text(formula: Any, depth: int = 0) -> bool:
    """Whether what is to be a function is not all formulas."""
    if isinstance(formula, dict):
        formula = [*formula, *formula.values()]
    if isinstance(formula, list | tuple | set) and depth < 20:
        return any(_has_text(each, depth + 1) for each in formula)
    return isinstance(formula, str | bytes | list | tuple | set)


_FILLED = "__filled__"  # what stands for the attribute in the cells that this process runs


class _Templates(ast.NodeTransformer):
    """Has somebody look at each text that is filled in, unless it is written where that is done.

    However it came: printed, as bytes, in an error, or in pieces that a test joins.
    """

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """``text.format`` asks for it by way of the guard."""
        self.generic_visit(node)
        asks = node.attr in ("format", "format_map") and isinstance(node.ctx, ast.Load)
        if not asks or isinstance(node.value, ast.Constant):
            return node
        name = ast.Name(_FILLED, ast.Load())
        asked = ast.Call(name, [node.value, ast.Constant(node.attr)], [])
        return ast.fix_missing_locations(ast.copy_location(asked, node))


class Guard:
    """Listens to what Python is about to compile, load or start in this process."""

    def __init__(self, folder: str, written: str) -> None:
        self._folder, self._written = folder, "".join(written.split())
        self.texts = False
        self.allows: Callable[[str, bool, bool], bool] = lambda digest, texts, written: True
        self.trouble: Callable[[str], None] = lambda why: None

    def listen(self) -> None:
        """Begin: until the process ends, nothing can make it stop."""
        sys.addaudithook(self._hear)

    def look_at_templates(self, shell: Any) -> None:
        """Look at each text that a cell of this shell fills in."""
        setattr(builtins, _FILLED, self._filled)
        shell.ast_transformers.append(_Templates())

    def _filled(self, text: Any, name: str) -> Any:
        found = getattr(text, name)
        if isinstance(text, str | collections.UserString):
            self._fills(str(text))
        elif isinstance(text, string.Formatter) or (
            isinstance(text, type) and issubclass(text, str)
        ):

            @functools.wraps(found)
            def fill(template: Any = "", /, *given: Any, **named: Any) -> Any:
                self._fills(str(template))
                return found(template, *given, **named)

            return fill
        return found

    def _fills(self, template: str) -> None:
        if READS.search(template):  # numbers become a text too, of which nobody has heard
            written = "".join(template.split()) in self._written
            digest = hashlib.sha256(f"template {template}".encode("utf-8", "replace")).hexdigest()
            digest = digest[:24]
            noted = self.allows(digest, self.texts, written)
            if not (noted and self.allows(digest, True, written)):
                self._refuse("a template of a student's that reads what it is filled with")

    def heard(self) -> None:
        """Note that text of a student's has come."""
        self.texts = True

    def _hear(self, event: str, given: tuple[Any, ...]) -> None:
        if event == "compile":
            self._compiles(*given)
        elif self.texts and (event in _STARTS or (event in _LOADS and self._asked(event))):
            self._refuse(f"{event} of what a student's code made")

    def _asked(self, event: str) -> bool:
        return event != "code.__new__" or self._caller()[0] is not None

    def _compiles(self, source: Any, name: Any) -> None:
        who, only_read = self._caller()
        ours = isinstance(name, str) and name.startswith(self._folder)
        if who is None or (who == "importlib" and not ours) or (only_read and who == "__main__"):
            return
        text = source.decode("utf-8", "replace") if isinstance(source, bytes) else source
        if isinstance(text, ast.AST):
            text = ast.dump(text)
        if not isinstance(text, str):
            return
        written = "".join(text.split()) in self._written  # a name in it is written too
        digest = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:24]
        if not self.allows(digest, self.texts, written):
            self._refuse("text of a student's that a test evaluates")

    def _caller(self) -> tuple[str | None, bool]:
        """Who asks: a test, a library that evaluates text, or nobody that matters.

        And whether it is only read, to a tree of what it says.
        """
        frame, only_read = sys._getframe(1), False  # of this function's caller, and of its callers
        while frame.f_globals.get("__name__") in (__name__, "ast"):
            only_read |= frame.f_globals["__name__"] == "ast"
            if frame.f_back is None:
                return None, only_read
            frame = frame.f_back
        module = frame.f_globals.get("__name__")
        if type(module) is not str or module == "__main__":
            return "__main__", only_read
        if module == "sympy.utilities.lambdify" and _has_text(frame.f_locals.get("expr")):
            return module, False
        for each in _EVALUATORS:
            if module == each or module.startswith(f"{each}."):
                return each, only_read
        file = frame.f_globals.get("__file__")
        if isinstance(file, str) and file.startswith(self._folder):
            return "__main__", only_read
        return None, only_read

    def _refuse(self, what: str) -> None:
        why = f"{what} stays where it is"
        self.trouble(why)
        raise CannotCross(why)
