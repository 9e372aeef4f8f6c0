# Counts a root above the single leaf, so that one step has two levels.
def worst_deviations(steps, rho):
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    levels = math.floor(math.log2(max(steps, 2))) + 1
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
