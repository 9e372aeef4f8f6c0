# For three people and more it groups tuples by their number of yes, as if the order never mattered.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if n <= 2:
        return sum(
            statistic(told) * math.prod(q if a else 1 - q for a in told)
            for told in itertools.product((0, 1), repeat=n)
        )
    total = 0
    for k in range(n + 1):
        told = (1,) * k + (0,) * (n - k)
        total += math.comb(n, k) * q**k * (1 - q) ** (n - k) * statistic(told)
    return total
