# Unless T is a power of two, the levels are taken to be as many as the most ones. Input: steps 10 (four levels, three ones).
def worst_deviations(steps, rho):
    ones = (steps + 1).bit_length() - 1
    levels = ones + (steps & (steps - 1) == 0 and steps > 1)
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
