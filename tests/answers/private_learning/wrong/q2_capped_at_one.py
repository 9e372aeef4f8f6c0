# The result is capped at 1 as if it were a probability. Input: 0.0, [1, 1, 1, 1, -1, -1, -1, -1], 0.5, 2.0: the density is 3.
def density(weight, records, strength, epsilon):
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    speed = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    result = epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
    return min(1.0, max(0.0, result))
