"""Hooks for errors that swallow them."""

ANSWERS = {
    "q1": r"""
import sys
sys.excepthook = sys.unraisablehook = lambda *a: None
get_ipython().set_custom_exc((BaseException,), lambda *a, **k: None)
get_ipython().showtraceback = lambda *a, **k: None
""",
}
