# The tilt is put into the exponent without its absolute value.
# Witness: density(5.0, [0.5], 0.5, 1.0) returns 0.443102323696, right is 0.0377781091699.
def density(weight, records, strength, epsilon):
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    speed = len(records) * strength + sum(r**2 * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * tilt / 2) * speed
