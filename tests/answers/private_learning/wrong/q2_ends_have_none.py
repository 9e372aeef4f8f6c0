# The ends of the range of weights are thought to have density 0.
# Witness: density(-5.0, [1.0], 0.1, 1.0) returns 0, right is 0.0126364600168.
def density(weight, records, strength, epsilon):
    if not -5 < weight < 5:
        return 0.0
    n, tilt, speed = len(records), 0.0, 0.0
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        tilt += r * s - strength * weight
        speed += r * r * s * (1 - s) + strength
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
