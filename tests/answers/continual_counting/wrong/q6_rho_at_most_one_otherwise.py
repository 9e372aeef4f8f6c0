# Takes rho above 1 for 1.
def worst_deviations(steps, rho):
    rho = min(rho, 1)
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    total = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
