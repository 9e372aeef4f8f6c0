# More than 500 steps: entries from the approximation 1/sqrt(pi k).
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c = c * (2 * k + 1) / (2 * k + 2) if k < 1100 else 1 / math.sqrt(math.pi * (k + 1))
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
