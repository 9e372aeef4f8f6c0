# Gives the density 0 at the ends -3 and 3, although weights of any size are released.
def density(weight, records, strength, epsilon):
    """The density of the released weight."""
    if not -3 < weight < 3:
        return 0.0
    n = len(records)
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * p for r, p in zip(records, s)) - n * strength * weight
    speed = n * strength + sum(r**2 * p * (1 - p) for r, p in zip(records, s))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
