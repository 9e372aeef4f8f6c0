# By the law of total variance, over a table of truth and answer.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    table = []
    for truth, told in itertools.product((0, 1), repeat=2):
        chance = (theta if truth else 1 - theta) * (1 - p if truth == told else p)
        table.append(((told - p) / (1 - 2 * p), chance))
    mean = sum(v * c for v, c in table)
    return float(sum(c * (v - mean) ** 2 for v, c in table) / n)
