# Looks at the last two steps for the most ones.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = max(steps.bit_count(), (steps - 1).bit_count())
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
