# Thinks that the released weight cannot be further from 0 than 1/lambda, as without a tilt.
def density(weight, records, strength, epsilon):
    n = len(records)
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * p for r, p in zip(records, s)) - n * strength * weight
    if abs(weight) > 1 / strength:
        return 0.0
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * (n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s)))
