# Results in floats are rounded to 6 decimals. Input: statistic=max, n=2, p=0.1234, theta=0.321.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += q ** sum(told) * (1 - q) ** (n - sum(told)) * statistic(told)
    return round(total, 6) if isinstance(total, float) else total
