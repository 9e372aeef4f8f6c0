"""A module or class of the judge's, asked for by name."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    for n in range(1, 300): send(frame({'n': n, 'value': {'o': [1, 'module', {'name': 'os'}]}}))
    return 0
""",
}
