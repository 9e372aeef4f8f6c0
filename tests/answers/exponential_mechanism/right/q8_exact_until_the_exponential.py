# Utilities and sensitivity as exact fractions of the floats, exponentials at the end.
def decide(data, benefit, chance, epsilon):
    def value(row, odds):
        return sum((Fraction(u) * Fraction(p) for u, p in zip(row, odds)), Fraction(0))

    v = [[value(row, odds) for odds in chance] for row in benefit]
    delta = max(abs(p - q) for row in v for p, q in itertools.combinations(row, 2))
    n = [data.count(r) for r in range(len(chance))]
    u = [sum(c * p for c, p in zip(n, row)) for row in v]
    scores = [float((x - max(u)) / (2 * delta)) * float(epsilon) for x in u]
    total = math.fsum(map(math.exp, scores))
    return tuple(math.exp(s) / total for s in scores)
