# Believes that the released weight, like the minimum without a tilt, is within 1/lambda.
def density(weight, records, strength, epsilon):
    if abs(weight) > 1 / strength:
        return 0.0
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    fast = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * fast
