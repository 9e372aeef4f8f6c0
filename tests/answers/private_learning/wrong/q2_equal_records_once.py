# Makes a set of the records, so that equal ones count once.
def density(weight, records, strength, epsilon):
    records = set(records)
    b, fast = -len(records) * strength * weight, len(records) * strength
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        b += r * s
        fast += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * fast
