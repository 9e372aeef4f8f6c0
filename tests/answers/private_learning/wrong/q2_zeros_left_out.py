# Leaves records of 0 out of n.
def density(weight, records, strength, epsilon):
    records = [r for r in records if r]
    b, fast = -len(records) * strength * weight, len(records) * strength
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        b += r * s
        fast += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * fast
