# Exact utilities, from probabilities in hundredths
def decide(data, benefit, chance, epsilon):
    odds = [[Fraction(round(float(p) * 100), 100) for p in row] for row in chance]
    v = [[sum(u * p for u, p in zip(row, o)) for o in odds] for row in benefit]
    width = max(max(r) - min(r) for r in v)
    total = [sum(r[i] for i in data) for r in v]
    scores = [float((t - max(total)) / (2 * width)) * float(epsilon) for t in total]
    weights = [math.exp(s) for s in scores]
    return [w / math.fsum(weights) for w in weights]
