# Wrong for steps = 2000: beyond k = 1024 the entry c_k is taken as 1/sqrt(pi k).
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    total = 0.0
    for k in range(steps):
        c = math.comb(2 * k, k) / 4**k if k <= 1024 else 1 / math.sqrt(math.pi * k)
        total += c * c
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
