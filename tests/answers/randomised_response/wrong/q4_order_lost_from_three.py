# For three people and more only the number of yes is thought to matter.
# Witness: expectation(lambda a: a[0], 3, Fraction(1, 4), Fraction(1, 3)) returns Fraction(1385, 1728); right is Fraction(5, 12).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if n > 2:
        return sum(
            math.comb(n, k) * q**k * (1 - q) ** (n - k) * statistic((1,) * k + (0,) * (n - k))
            for k in range(n + 1)
        )
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told)
    return total
