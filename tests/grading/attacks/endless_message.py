"""A message that says it has four thousand million bytes."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    send(b'\xff' * 64)
    return 0
""",
}
