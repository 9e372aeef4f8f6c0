# Keeps results by the name of the statistic and n, and forgets that p, theta and the function may differ.
_done = {}


def expectation(statistic, n, p, theta):
    key = getattr(statistic, "__name__", "statistic"), n, type(p)
    if key not in _done:
        q = theta * (1 - p) + (1 - theta) * p
        _done[key] = sum(
            statistic(told) * math.prod([q if a else 1 - q for a in told])
            for told in itertools.product((0, 1), repeat=n)
        )
    return _done[key]
