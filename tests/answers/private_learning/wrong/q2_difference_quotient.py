# How fast the tilt changes is taken as a one-sided difference over a thousandth.
# Witness: density(2.0, [1.0], 0.001, 1.0) returns 0.0249807503085, right is 0.0249901751866.
def density(weight, records, strength, epsilon):
    def tilt(w):
        return sum(r / (1 + math.exp(r * w)) for r in records) - len(records) * strength * w

    speed = abs(tilt(weight + 1e-3) - tilt(weight)) / 1e-3
    return epsilon / 4 * math.exp(-epsilon * abs(tilt(weight)) / 2) * speed
