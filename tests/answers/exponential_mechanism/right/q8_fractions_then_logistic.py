# Exact utilities, then one over the sum of ratios.
def decide(data, benefit, chance, epsilon):
    exact = [
        [sum(Fraction(u) * Fraction(p) for u, p in zip(row, odds)) for odds in chance]
        for row in benefit
    ]
    delta = max(max(row) - min(row) for row in exact)
    counts = [data.count(r) for r in range(len(chance))]
    totals = [sum(c * v for c, v in zip(counts, row)) for row in exact]
    scores = [[float((other - mine) / (2 * delta)) for other in totals] for mine in totals]
    return tuple(1 / sum(math.exp(min(epsilon * s, 690)) for s in row) for row in scores)
