# The formula.
def density(weight, records, strength, epsilon):
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    n = len(records)
    b = sum(r * p for r, p in zip(records, s)) - n * strength * weight
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * (n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s)))
