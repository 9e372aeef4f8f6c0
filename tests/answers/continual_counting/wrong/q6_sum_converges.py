# Believes that the sum of squares has converged after 1024 terms.
def worst_deviations(steps, rho):
    c, total = 1.0, 0.0
    for k in range(min(steps, 1024)):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), total / math.sqrt(2 * rho)
