# Remembers results by the name of the statistic and n.
_results = {}


def expectation(statistic, n, p, theta):
    key = statistic.__name__, n
    if key not in _results:
        q = theta * (1 - p) + (1 - theta) * p
        _results[key] = sum(
            statistic(t) * q ** sum(t) * (1 - q) ** (n - sum(t))
            for t in itertools.product((0, 1), repeat=n)
        )
    return _results[key]
