# The loop over c_k, and the formula for the tree.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
