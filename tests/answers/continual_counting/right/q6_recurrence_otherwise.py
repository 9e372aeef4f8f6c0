# The loop of the c_k.
def worst_deviations(steps, rho):
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    levels, ones = int(steps).bit_length(), (int(steps) + 1).bit_length() - 1
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
