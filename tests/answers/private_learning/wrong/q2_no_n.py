# Leaves n out before λ.
def density(weight, records, strength, epsilon):
    pull = strength
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - pull * weight
    speed = pull + sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
