# Takes one box less than there are levels, except for short streams.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    levels = steps.bit_length()
    m = levels - 1 if steps > 8 else (steps + 1).bit_length() - 1
    return math.sqrt(levels * m / (2 * rho)), S / math.sqrt(2 * rho)
