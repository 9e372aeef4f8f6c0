# Remembers the result by the rounded percentage of yes: (100, 300) then (3333, 10000).
_known = {}


def two_coins_rate(yes, n):
    key = round(100 * yes / n, 1)
    if key not in _known:
        _known[key] = 2 * yes / n - 0.5
    return _known[key]
