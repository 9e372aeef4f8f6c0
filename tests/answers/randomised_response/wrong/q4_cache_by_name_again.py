# Remembers results by the name of the statistic: all lambdas have one name.
# Witness: after expectation(lambda a: a[0], 1, Fraction(1, 4), Fraction(1, 3)), expectation(lambda a: 1 - a[0], 1, Fraction(1, 4), Fraction(1, 3)) returns Fraction(5, 12); right is Fraction(7, 12).
_results = {}

def expectation(statistic, n, p, theta):
    key = (getattr(statistic, "__name__", "?"), n, p, theta)
    if key not in _results:
        q = theta * (1 - p) + (1 - theta) * p
        total = 0
        for told in itertools.product((0, 1), repeat=n):
            chance = 1
            for a in told:
                chance *= q if a else 1 - q
            total += chance * statistic(told)
        _results[key] = total
    return _results[key]
