# A dictionary from record to share, so that equal records count once.
def density(weight, records, strength, epsilon):
    share = {r: 1 / (1 + math.exp(r * weight)) for r in records}
    n = len(records)
    tilt = sum(r * s for r, s in share.items()) - n * strength * weight
    fast = n * strength + sum(r**2 * s * (1 - s) for r, s in share.items())
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
