# Overwrites the caller's records by r times s.
def density(weight, records, strength, epsilon):
    n = len(records)
    speed = n * strength
    for i, r in enumerate(records):
        s = 1 / (1 + math.exp(r * weight))
        speed += r * r * s * (1 - s)
        records[i] = r * s
    b = sum(records) - n * strength * weight
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
