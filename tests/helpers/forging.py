"""What an attempt to cheat needs to change each message that its process sends."""

FORGE = r"""import sys
def _find():
    f = sys._getframe()
    while f is not None:
        w = f.f_locals.get("self")
        if type(w).__name__ == "Worker":
            return w
        f = f.f_back
_W = _find()
class _C:
    def __init__(self, c): self.c = c
    def receive(self, *a):
        m = self.c.receive(*a)
        try: _seen(m)
        except NameError: pass
        return m
    def send(self, m, b=None, due=None):
        m2 = _change(m)
        return self.c.send(m if m2 is None else m2, b or [])
def _on(): _W._channel = _C(_W._channel)
"""


def forged(change: str, name: str) -> str:
    """An answer that changes each message ``m`` by these lines, and returns 0."""
    lines = "\n".join(f"    {line}" for line in change.strip().splitlines())
    return f"{FORGE}\ndef _change(m):\n{lines}\n_on()\ndef {name}(*given):\n    return 0\n"
