# More than 1024 entries: the rest is left out.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    c, total = 1.0, 0.0
    for k in range(min(steps, 1024)):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
