# Exact fractions until the exponential.
def decide(data, benefit, chance, epsilon):
    table = [
        [sum((Fraction(u) * Fraction(p) for u, p in zip(points, odds)), Fraction(0)) for odds in chance]
        for points in benefit
    ]
    spread = max(v - w for row in table for v in row for w in row)
    often = {r: data.count(r) for r in set(data)}
    utility = [sum(n * row[r] for r, n in often.items()) for row in table]
    return [
        1 / math.fsum(math.exp(min(700, Fraction(epsilon) * (other - mine) / (2 * spread))) for other in utility)
        for mine in utility
    ]
