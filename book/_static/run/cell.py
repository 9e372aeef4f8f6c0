"""What runs a cell in a browser: in place of IPython's kernel, for the pages of the book."""

import ast
import builtins
import inspect
import linecache
import os
import sys
import traceback
import types

from printed import Printed, tell_all

os.environ["DPEDU_BOOK"] = "1"  # Labs are pages of frames, figures are images.
MOST = 200_000  # characters that a cell may show
SPACE = {"__name__": "__main__"}


def nobody_types(prompt=""):
    """In place of `input`: a page has nobody to ask."""
    raise RuntimeError(
        "input() waits for somebody to type, and a page cannot: write the value into the code"
    )


def help_with_what_is_loaded(*what):
    """In place of `help`, which asks a module for all its names: some may need what is not here."""
    members = inspect.getmembers

    def loaded(value, wanted=None):
        if not isinstance(value, types.ModuleType):
            return members(value, wanted)
        return [(n, v) for n, v in sorted(vars(value).items()) if not wanted or wanted(v)]

    inspect.getmembers = loaded
    try:
        help(*what)
    finally:
        inspect.getmembers = members


SPACE["__builtins__"] = {**vars(builtins), "input": nobody_types, "help": help_with_what_is_loaded}


OUT, ERR = (
    Printed(lambda text, name=name: publish("stream", text, name), MOST)
    for name in ("stdout", "stderr")
)


def bundle(value):
    """What IPython would ask a value for, the richest first."""
    if isinstance(value, dict):
        return value
    if hasattr(value, "_repr_mimebundle_"):
        return value._repr_mimebundle_()
    for kind, method in (("text/html", "_repr_html_"), ("image/svg+xml", "_repr_svg_")):
        if (made := getattr(value, method, None)) is not None and (text := made()) is not None:
            return {kind: text}
    return {"text/plain": repr(value)}


def show(data):
    tell_all()
    for kind in ("text/html", "image/svg+xml", "text/plain"):
        if kind not in data:
            continue
        if kind != "text/plain":
            publish("html", data[kind], "")
        elif fitting := OUT.take(data[kind]):
            publish("text", fitting, "")
        return


def display(*values, raw=False, **_):
    for value in values:
        show(value if raw else bundle(value))


class Html:
    """`IPython.display.HTML`."""

    def __init__(self, data):
        self.data = data

    def _repr_html_(self):
        return self.data


def provide(name, **contents):
    module = sys.modules[name] = types.ModuleType(name)
    vars(module).update(contents)
    module.__path__ = []


# There is no shell, so that what is only for the book's builder does nothing.
provide("IPython", display=display, get_ipython=lambda: None)
provide("IPython.core")
provide("IPython.core.getipython", get_ipython=lambda: None)
provide("IPython.display", display=display, HTML=Html)


def run(source, name):
    """Run a cell. Gives "", or the name of a module that is not here, or "error"."""
    sys.stdout, sys.stderr = OUT, ERR
    OUT.begin()
    ERR.begin()
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    try:
        tree = ast.parse(source, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), SPACE)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), name, "eval"), SPACE)
            if value is not None and not source.rstrip().endswith(";"):
                SPACE["_"] = value
                display(value)
        return ""
    except ModuleNotFoundError as problem:
        if can_fetch((problem.name or "").partition(".")[0]):
            return problem.name.partition(".")[0]
        explain(problem, name)
    except BaseException as problem:
        explain(problem, name)
    finally:
        tell_all()
    return "error"


def explain(problem, name):
    """The error, from the cell's own line on."""
    if isinstance(problem, SyntaxError) and (problem.text or "").lstrip().startswith(("!", "%")):
        problem.msg = (
            "lines that begin with ! or % are Jupyter's, and a page runs Python alone;"
            " packages come when code imports them"
        )
    trace = problem.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != name:
        trace = trace.tb_next
    tell_all()
    text = "".join(traceback.format_exception(type(problem), problem, trace))
    ERR.begin()  # An error that itself is large has room of its own.
    publish("error", ERR.take(text.rstrip()), "")


def run_imports(source, name):
    """Run imports one by one. Gives the names of modules that are not here."""
    lacking = set()
    for statement in ast.parse(source, name).body:
        try:
            exec(compile(ast.Module([statement], []), name, "exec"), SPACE)
        except ModuleNotFoundError as problem:
            lacking.add((problem.name or "").partition(".")[0])
    return sorted(lacking)
