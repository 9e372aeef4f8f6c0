# Leaves out how fast the tilt changes.
def density(weight, records, strength, epsilon):
    b = sum(r / (1 + math.exp(r * weight)) for r in records) - len(records) * strength * weight
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2)
