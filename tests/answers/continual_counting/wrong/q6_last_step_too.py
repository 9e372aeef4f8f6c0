# The last step has not the most ones and steps is above 1024 or no power of two.
def worst_deviations(steps, rho):
    levels, most = (
        steps.bit_length(),
        bin(steps).count("1") if steps & (steps - 1) else max(1, steps.bit_length() - 1),
    )
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
