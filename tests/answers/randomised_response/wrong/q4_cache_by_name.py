# Results are remembered by the name of the statistic: two lambdas are mixed up.
_seen = {}


def expectation(statistic, n, p, theta):
    key = (statistic.__name__, n, p, theta)
    if key not in _seen:
        q = theta * (1 - p) + (1 - theta) * p
        _seen[key] = sum(
            statistic(a) * q ** sum(a) * (1 - q) ** (n - sum(a))
            for a in itertools.product((0, 1), repeat=n)
        )
    return _seen[key]
