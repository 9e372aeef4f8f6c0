# A dict from chance to value keeps one tuple for each chance. Input: statistic=max, n=2, p=1/4, theta=1/3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    values = {}
    for told in itertools.product((0, 1), repeat=n):
        chance = q ** sum(told) * (1 - q) ** (n - sum(told))
        values[chance] = statistic(told)
    return sum(chance * value for chance, value in values.items())
