# Counts the squares of 1024 entries at most.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(min(steps, 1024)):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
