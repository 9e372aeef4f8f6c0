# Knows two outcomes only.
def decide(data, benefit, chance, epsilon):
    values = [[row[0] * p[0] + row[-1] * p[-1] for p in chance] for row in benefit]
    delta = max(max(row) - min(row) for row in values)
    totals = [sum(row[r] for r in data) for row in values]
    weights = [math.exp(epsilon * (s - max(totals)) / (2 * delta)) for s in totals]
    return [w / sum(weights) for w in weights]
