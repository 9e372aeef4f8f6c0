# Remembers the result by n only.
_variance = {}


def variance_fixed(n, p):
    return _variance.setdefault(n, p * (1 - p) / (n * (1 - 2 * p) ** 2))
