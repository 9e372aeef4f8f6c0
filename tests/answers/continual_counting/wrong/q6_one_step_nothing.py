# Wrong for steps = 1: the tree is one noisy box, its deviation is 1/sqrt(2 rho) and not 0.
def worst_deviations(steps, rho):
    levels = math.ceil(math.log2(steps + 1))
    most = max((t.bit_count() for t in range(1, steps + 1) if steps > 1), default=0)
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
