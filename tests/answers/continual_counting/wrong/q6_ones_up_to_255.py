# Looks for the step with the most ones among the first 255 only.
def worst_deviations(steps, rho):
    ones = max(bin(t).count("1") for t in range(1, min(steps, 255) + 1))
    S, c = 0.0, 1.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), S / math.sqrt(2 * rho)
