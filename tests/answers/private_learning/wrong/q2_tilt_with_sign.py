# Leaves out the absolute value in the density of the tilt.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * b / 2) * speed
