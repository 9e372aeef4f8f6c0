# Takes the nearest whole number to the logarithm of T for the most ones, which is 3 for steps = 6.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    levels = int(math.log2(steps)) + 1
    most = max(1, round(math.log2(steps)))
    squares = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
    return [math.sqrt(levels * most / (2 * rho)), squares / math.sqrt(2 * rho)]
