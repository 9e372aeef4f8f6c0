# A table of 256 entries of the root, which is too short for more steps.
ROOT = [math.comb(2 * k, k) / 4**k for k in range(256)]


def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    total = sum(c * c for c in ROOT[:steps])
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
