# The loop ends after a thousand rounds.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(min(steps, 1000)):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    return math.sqrt(levels * ones / (2 * rho)), S / math.sqrt(2 * rho)
