# Tilts of more than five scales are said to have density 0. Input: weight -5, [1, 1], strength 1/2, epsilon 2: the tilt is about 7 and the scale 1.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    scale = 2 / epsilon
    if abs(tilt) > 5 * scale:
        return 0.0
    return math.exp(-abs(tilt) / scale) / (2 * scale) * speed
