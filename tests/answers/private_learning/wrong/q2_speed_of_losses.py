# Takes of the speed the part of the losses only.
def density(weight, records, strength, epsilon):
    pull = len(records) * strength
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - pull * weight
    speed = sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
