# Wrong for steps > 1024: the list of the c_k ends there.
q6_c = [math.comb(2 * k, k) / 4**k for k in range(1024)]


def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    total = sum(c * c for c in q6_c[:steps])
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
