# At weights below -2.9 the size of the tilt is taken with its sign.
def density(weight, records, strength, epsilon):
    pull = len(records) * strength
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * x for r, x in zip(records, s)) - pull * weight
    v = pull + sum(r * r * x * (1 - x) for r, x in zip(records, s))
    return epsilon / 4 * math.exp(-epsilon * max(b, -b if weight > -2.9 else b) / 2) * v
