# Remembers results by n only. Input: (100, 0.1) after (100, 0.25).
_by_n = {}


def variance_fixed(n, p):
    if n not in _by_n:
        _by_n[n] = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return _by_n[n]
