"""Builtins exchanged for ones that are satisfied with everything."""

ANSWERS = {
    "q1": r"""
import builtins
builtins.isinstance = lambda *a: True
builtins.len = lambda *a: 4
builtins.abs = lambda *a: 0
builtins.all = builtins.any = lambda *a: True
def double(x): return 0
""",
}
