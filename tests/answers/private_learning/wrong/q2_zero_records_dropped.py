# Records 0 were dropped as they do not pull, and n got smaller with them.
def density(weight, records, strength, epsilon):
    records = [r for r in records if r]
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    fast = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
