# Shares are kept in a dict by record, so equal records count once. Input: 1.0, [0.5, 0.5], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = {r: 1 / (1 + math.exp(r * weight)) for r in records}
    tilt = sum(r * s for r, s in shares.items()) - n * strength * weight
    speed = n * strength + sum(r**2 * s * (1 - s) for r, s in shares.items())
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(tilt)) * speed
