# By exact binomials.
def worst_deviations(steps, rho):
    total = sum(math.comb(2 * k, k) ** 2 * 16 ** (steps - 1 - k) for k in range(steps))
    S = float(Fraction(total, 16 ** (steps - 1)))
    m = (steps + 1).bit_length() - 1
    return [(steps.bit_length() * m / (2 * rho)) ** 0.5, S / (2 * rho) ** 0.5]
