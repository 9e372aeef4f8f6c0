# Remembers certificates by p only.
_found = {}


def certificate(n, p):
    if p not in _found:
        _found[p] = (1,) * n, (1,) * (n - 1), {n}
    return _found[p]
