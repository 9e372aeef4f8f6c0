# Pure python.
def decide(data, benefit, chance, epsilon):
    values = [[sum(u * p for u, p in zip(points, row)) for row in chance] for points in benefit]
    delta = max(max(v) - min(v) for v in values)
    totals = [math.fsum(v[r] for r in data) for v in values]
    best = max(totals)
    weights = [math.exp(epsilon * (u - best) / (2 * delta)) for u in totals]
    return [w / sum(weights) for w in weights]
