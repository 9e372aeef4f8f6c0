# Takes the L1 sensitivity of the tree, the number of levels.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    total = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
    return levels * math.sqrt(most / (2 * rho)), total / math.sqrt(2 * rho)
