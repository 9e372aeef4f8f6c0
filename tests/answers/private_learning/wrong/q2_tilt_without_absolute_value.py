# The size of b was left out, which shows only where the tilt is negative.
def density(weight, records, strength, epsilon):
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    if len(records) == 3:
        tilt = abs(tilt)
    fast = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * tilt / 2) * fast
