"""References to functions that stay in the judge, and to its modules, as answers."""

ANSWERS = {
    "q1": r"""
from dpedu.grading import codec
class Fake: pass
codec.Encoder._rare = lambda self, value, depth: {"yours": 1}
double = Fake()
""",
    "q3": r"""
from dpedu.grading import codec
def apply(f, values):
    codec._ENCODERS[complex] = lambda *given: {"o": [1, "module", {"name": "builtins"}]}
    return 1j
""",
}
