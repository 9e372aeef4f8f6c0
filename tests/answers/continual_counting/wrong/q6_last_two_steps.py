# Looks for the most boxes at the last two steps only.
def worst_deviations(steps, rho):
    levels = steps.bit_length()
    most = max(steps.bit_count(), (steps - 1).bit_count())
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
