# The sizes of the two parts of the tilt are added, though they may cancel. Input: weight 2, [1], strength 1/4, epsilon 1: the tilt is 0.119 - 0.5.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    pull = abs(sum(r * s for r, s in zip(records, shares)))
    back = n * strength * abs(weight)
    speed = n * strength + sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * (pull + back) / 2) * speed
