# By by the hints.
def density(weight, records, strength, epsilon):
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    fast = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
