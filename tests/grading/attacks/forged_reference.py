"""A reference to a function of the judge's that never was passed here."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    for n in range(1, 2000): send(frame({'n': n, 'value': {'yours': 1}}))
    return 0
""",
}
