"""A set whose members all have one hash, which takes hours to be put together."""

ANSWERS = {
    "q4": r"""
from dpedu.grading.messages import encoder
class Fake(set): pass
many = [{"i": format(k * (2**61 - 1), "x")} for k in range(5, 200_000)]
encoder._ENCODERS[Fake] = lambda *given: {"s": many}
result = Fake()
""",
}
