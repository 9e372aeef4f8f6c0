# The cache is keyed by yes only and so forgets n. Input: (3, 10) after (3, 12).
_known = {}


def two_coins_rate(yes, n):
    if yes not in _known:
        _known[yes] = (yes / n - 1 / 4) / (1 / 2)
    return _known[yes]
