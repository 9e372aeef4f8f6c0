# Takes the logistic function for 0 or 1 where its argument is beyond 2.
def density(weight, records, strength, epsilon):
    n = len(records)
    s = [float(r * weight < 0) if abs(r * weight) > 2 else 1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * p for r, p in zip(records, s)) - n * strength * weight
    pass
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * (n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s)))
