# Tilts more than six scales out are taken to be impossible. Input: 5.0, [1]*8, 0.5, 2.0.
def density(weight, records, strength, epsilon):
    scale = 2 / epsilon
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    if abs(tilt) > 6 * scale:
        return 0.0
    speed = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return math.exp(-abs(tilt) / scale) / (2 * scale) * speed
