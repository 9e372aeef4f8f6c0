# Takes a record as content (share 0, or 1 on the wrong side) as soon as |r w| is above 4.
def density(weight, records, strength, epsilon):
    n = len(records)

    def share(z):
        if z > 4:
            return 0.0
        if z < -4:
            return 1.0
        return 1 / (1 + math.exp(z))

    shares = [share(r * weight) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
