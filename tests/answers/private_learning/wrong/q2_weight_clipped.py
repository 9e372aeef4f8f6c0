# Clips the weight to the range from -2 to 2, so that the density at 3 is that at 2.
def density(weight, records, strength, epsilon):
    """The density of the released weight."""
    w = max(-2.0, min(2.0, weight))
    n = len(records)
    tilt, speed = -n * strength * w, n * strength
    for r in records:
        s = 1 / (1 + math.exp(r * w))
        tilt += r * s
        speed += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
