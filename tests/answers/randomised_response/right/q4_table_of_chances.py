# Grows a dictionary from tuples to chances, person by person, and sums at the end.
def expectation(statistic, n, p, theta):
    parts = {(): 1}
    q = p + theta - p * theta - p * theta
    for _ in range(n):
        parts = {(*a, b): c * w for a, c in parts.items() for b, w in ((0, 1 - q), (1, q))}
    return sum(chance * statistic(a) for a, chance in parts.items())
