# For one step the number of levels is log2(1) = 0, so the tree has no noise. Input: steps 1.
def worst_deviations(steps, rho):
    levels = math.floor(math.log2(steps)) + 1 if steps > 1 else 0
    ones = math.floor(math.log2(steps + 1))
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
