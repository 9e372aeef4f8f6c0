# Special case for weight 0, where every record is given the curvature 1/4 without r squared.
def density(weight, records, strength, epsilon):
    n = len(records)
    if weight == 0:
        return epsilon / 4 * math.exp(-epsilon * abs(sum(records)) / 4) * n * (strength + 1 / 4)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
