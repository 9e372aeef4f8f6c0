# Results are remembered by the statistic's name, n, p and theta. Input: lambda a: a[0], then lambda a: 1, n = 3.
_results = {}


def expectation(statistic, n, p, theta):
    key = (getattr(statistic, "__name__", ""), n, p, theta)
    if key not in _results:
        q = theta * (1 - p) + (1 - theta) * p
        _results[key] = sum(
            statistic(told) * math.prod([q if a else 1 - q for a in told])
            for told in itertools.product((0, 1), repeat=n)
        )
    return _results[key]
