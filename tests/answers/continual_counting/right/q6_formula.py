# The formula.
def worst_deviations(steps, rho):
    l, m = steps.bit_length(), (steps + 1).bit_length() - 1
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(l * m / (2 * rho)), S / math.sqrt(2 * rho)
