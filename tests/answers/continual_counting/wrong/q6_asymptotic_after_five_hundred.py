# From 500 steps on the sum is taken from its asymptotic formula.
def worst_deviations(steps, rho):
    S = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(min(steps, 500)))
    if steps > 500:
        S += math.log(steps / 500) / math.pi
    tree = steps.bit_length() * ((steps + 1).bit_length() - 1)
    return math.sqrt(tree / (2 * rho)), S / math.sqrt(2 * rho)
