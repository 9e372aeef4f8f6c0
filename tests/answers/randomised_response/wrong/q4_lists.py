# Gives the statistic a list.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        c = 1
        for x in a:
            c = c * (q if x else 1 - q)
        total = total + c * statistic(list(a))
    return total
