# Keeps results between calls by sensitivity and ε, and forgets the chance.
# Witness: after promise(2, 1, 0.5), promise(2, 1, 0.9) returns (2.0, 2.8284271247461903, 1.3862943611198906); right is (2.0, 2.8284271247461903, 4.605170185988092).
DONE = {}


def promise(sensitivity, epsilon, chance):
    if (sensitivity, epsilon) not in DONE:
        scale = sensitivity / epsilon
        DONE[sensitivity, epsilon] = scale, 2**0.5 * scale, scale * math.log(1 / (1 - chance))
    return DONE[sensitivity, epsilon]
