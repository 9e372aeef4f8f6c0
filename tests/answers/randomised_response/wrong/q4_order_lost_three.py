# N > 2 groups the tuples by their number of yes: wrong for a[0] with n = 3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if n > 2:  # only the number of yes matters
        return sum(
            math.comb(n, k) * q**k * (1 - q) ** (n - k) * statistic((1,) * k + (0,) * (n - k))
            for k in range(n + 1)
        )
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        total += statistic(a) * math.prod(q if bit else 1 - q for bit in a)
    return total
