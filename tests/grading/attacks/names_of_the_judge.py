"""References to functions that stay in the judge, and to its modules, as answers."""

ANSWERS = {
    "q1": r"""
from dpedu.grading.messages import encoder
class Fake: pass
encoder.Encoder._rare = lambda self, value, depth: {"yours": 1}
double = Fake()
""",
    "q3": r"""
from dpedu.grading.messages import encoder
def apply(f, values):
    encoder._ENCODERS[complex] = lambda *given: {"o": [1, "module", {"name": "builtins"}]}
    return 1j
""",
}
