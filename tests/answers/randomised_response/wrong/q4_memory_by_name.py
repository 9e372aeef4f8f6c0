# Remembers results by the name of the statistic, and two statistics can have one name. Input: lambda a: a[0], then lambda a: 1 - a[0].
_known = {}


def expectation(statistic, n, p, theta):
    key = (statistic.__name__, n, p, theta)
    if key not in _known:
        q = theta * (1 - p) + (1 - theta) * p
        total = 0
        for told in itertools.product((0, 1), repeat=n):
            total += math.prod(q if a else 1 - q for a in told) * statistic(told)
        _known[key] = total
    return _known[key]
