# Says that the weight is never longer than 1/λ, as without the tilt, and returns 0 beyond.
def density(weight, records, strength, epsilon):
    n = len(records)
    if abs(weight) > 1 / strength:
        return 0.0
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
