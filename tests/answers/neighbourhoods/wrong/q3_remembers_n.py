# Keeps its answer for each n, although without flips the bits matter.
# Witness: certificate(2, Fraction(0)) after certificate(2, Fraction(1, 4)) returns ((0, 0), (0,), {2}): the event has probability 0 under x, where it must be positive.
_found = {}


def certificate(n, p):
    if n not in _found:
        x = (1 if p == 0 else 0,) * n
        _found[n] = x, x[1:], {n}
    return _found[n]
