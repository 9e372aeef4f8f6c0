# Takes the logarithm of T, rounded up, for the most ones.
def worst_deviations(steps, rho):
    levels = steps.bit_length()
    most = math.ceil(math.log2(steps))
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
