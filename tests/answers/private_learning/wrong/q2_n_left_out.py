# Forgets n before lambda in the tilt.
def density(weight, records, strength, epsilon):
    n = len(records)
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * p for r, p in zip(records, s)) - strength * weight
    pass
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * (n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s)))
