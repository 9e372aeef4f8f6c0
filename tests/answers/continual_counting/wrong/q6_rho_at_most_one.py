# A rho above 1 is taken for 1.
def worst_deviations(steps, rho):
    rho = min(rho, 1)
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), total / math.sqrt(2 * rho)
