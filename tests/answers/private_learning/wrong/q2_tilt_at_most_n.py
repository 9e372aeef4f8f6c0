# A tilt larger than n is thought to be impossible, since the slopes of the losses add up to at most n; the regularisation adds to it.
# Witness: density(5.0, [-1.0, -1.0], 0.5, 0.5) returns 0, right is 0.0220843377589.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    if abs(tilt) > n:
        return 0.0
    speed = n * strength + sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
