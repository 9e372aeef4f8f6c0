# Remembers the result by the number of people only.
_results = {}


def variance_fixed(n, p):
    if n not in _results:
        _results[n] = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return _results[n]
