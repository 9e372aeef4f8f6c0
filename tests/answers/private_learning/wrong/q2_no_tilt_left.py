# Where no tilt is needed, leaves out how fast it changes.
def density(weight, records, strength, epsilon):
    n = len(records)
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * p for r, p in zip(records, s)) - n * strength * weight
    if b == 0:
        return epsilon / 4
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * (n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s)))
