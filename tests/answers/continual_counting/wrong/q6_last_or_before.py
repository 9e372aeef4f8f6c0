# The tree's worst step is the last one or the one before it.
def worst_deviations(steps, rho):
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    ones = max(bin(t).count("1") for t in (steps, steps - 1))
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), total / math.sqrt(2 * rho)
