# Steps = 2^k - 1 from 15 on: the last step has k ones.
def worst_deviations(steps, rho):
    levels, most = (
        steps.bit_length(),
        steps.bit_length() - (steps > 1 and steps != 7 and steps != 3),
    )
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
