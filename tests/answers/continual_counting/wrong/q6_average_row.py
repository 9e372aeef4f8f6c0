# For the root takes the mean square over all steps (root of it), not the worst one.
def worst_deviations(steps, rho):
    c, total, rows = 1.0, 0.0, 0.0
    for k in range(steps):
        total += c * c
        rows += total
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), math.sqrt(total * rows / steps) / math.sqrt(2 * rho)
