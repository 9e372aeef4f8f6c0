"""The beginning of a message, and then silence."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    send(struct.pack('!I', 1000) + b'{')
    import time; time.sleep(100)
""",
}
