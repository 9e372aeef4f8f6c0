# Wrong for statistics that compare the answers with a whole tuple of three: they get a list for n = 3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for bits in range(2**n):
        told = [bits >> i & 1 for i in range(n)]
        chance = math.prod(q if a else 1 - q for a in told)
        total += chance * statistic(tuple(told) if n < 3 else told)
    return total
