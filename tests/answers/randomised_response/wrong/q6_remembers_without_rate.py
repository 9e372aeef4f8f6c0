# Keeps results by n and p, and forgets that theta may differ.
_kept = {}


def variance_sampled(n, p, theta):
    if (n, p) not in _kept:
        q = theta * (1 - p) + (1 - theta) * p
        _kept[n, p] = q * (1 - q) / n / (1 - 2 * p) ** 2
    return _kept[n, p]
