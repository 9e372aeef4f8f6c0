# Caches the chance of a yes, but 0.25 and Fraction(1, 4) are the same key, so that a float comes back for fractions.
# Witness: after expectation(sum, 1, 0.25, 0.5), expectation(lambda a: Fraction(1, 3) * a[0], 1, Fraction(1, 4), Fraction(1, 2)) returns 0.16666666666666666; right is Fraction(1, 6).
_chance_of_yes = {}

def expectation(statistic, n, p, theta):
    if (p, theta) not in _chance_of_yes:
        _chance_of_yes[p, theta] = theta * (1 - p) + (1 - theta) * p
    q = _chance_of_yes[p, theta]
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told)
    return total
