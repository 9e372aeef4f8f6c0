"""A message nested a hundred thousand deep."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
def double(x):
    t = b'[' * 100000
    body = struct.pack('!II', len(t), 0) + t
    send(struct.pack('!I', len(body)) + body)
    return 0
""",
}
