# Wrong for an epsilon of the type int: it is halved by //, so 1 becomes 0.
def density(weight, records, strength, epsilon):
    half = epsilon / 2 if isinstance(epsilon, float) else epsilon // 2
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    fast = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return half / 2 * math.exp(-half * abs(tilt)) * fast
