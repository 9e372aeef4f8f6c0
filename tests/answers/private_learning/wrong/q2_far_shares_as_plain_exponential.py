# For large margins 1/(1 + e^x) is replaced by e^-x. Input: 4.0, [1.0], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    def share(x):
        if x > 3:
            return math.exp(-x)
        return 1 / (1 + math.exp(x))

    n = len(records)
    shares = [share(r * weight) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
