"""A flood of messages while the judge waits."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    while True: send(frame({'back': 1, 'args': [], 'kwargs': {}, 'asked': 1}))
""",
}
