# Counts in n only the records that are not 0.
def density(weight, records, strength, epsilon):
    n = sum(1 for r in records if r)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
