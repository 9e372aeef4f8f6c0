# Remembers what it returned by base and claim only, so that the other program with the same numbers gets an outcome that it cannot give.
_refuted = {}


def refute(base, claimed, flaw):
    """The values on two neighbours, and an outcome that is too much likelier on the first."""
    if (base, claimed) not in _refuted:
        n = 1
        while base**n <= claimed * base:
            n += 1
        if flaw == "no end":
            _refuted[base, claimed] = [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
        else:
            _refuted[base, claimed] = [0] * n, [1] * n, [False] * n
    return _refuted[base, claimed]
