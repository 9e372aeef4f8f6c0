# Keeps the whole variance by p, and forgets that n may differ.
_by_flip = {}


def variance_fixed(n, p):
    if p not in _by_flip:
        _by_flip[p] = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return _by_flip[p]
