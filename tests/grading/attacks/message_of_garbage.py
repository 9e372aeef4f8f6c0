"""Bytes that are no message."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    send(struct.pack('!I', 9) + b'\x00\x00\x00\x01nonsens')
    return 0
""",
}
