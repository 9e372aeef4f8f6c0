# By fractions until the end.
def decide(data, benefit, chance, epsilon):
    odds = [[Fraction(p).limit_denominator(100) for p in row] for row in chance]
    value = [[sum(u * p for u, p in zip(points, row)) for row in odds] for points in benefit]
    delta = max(max(v) - min(v) for v in value)
    people = [data.count(r) for r in range(len(odds))]
    utility = [sum(n * v for n, v in zip(people, row)) for row in value]
    best = max(utility)
    weights = [math.exp(epsilon * float((u - best) / (2 * delta))) for u in utility]
    return [w / math.fsum(weights) for w in weights]
