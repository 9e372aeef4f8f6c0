# Weights within 1/100 of 0 are treated as 0. Input: weight 0.005, [1], strength 1/4, epsilon 1.
def density(weight, records, strength, epsilon):
    n = len(records)
    if abs(weight) < 0.01:
        tilt = sum(records) / 2
        speed = n * strength + sum(r * r for r in records) / 4
    else:
        s = [1 / (1 + math.exp(r * weight)) for r in records]
        tilt = sum(r * p for r, p in zip(records, s)) - n * strength * weight
        speed = n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s))
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(tilt)) * speed
