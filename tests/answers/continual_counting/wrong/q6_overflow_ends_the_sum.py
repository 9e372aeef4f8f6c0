# Wrong for steps = 1200: where the binomial number overflows a float, the sum ends silently.
def worst_deviations(steps, rho):
    S = 0.0
    for k in range(steps):
        try:
            S += (float(math.comb(2 * k, k)) / 4.0**k) ** 2
        except OverflowError:
            break
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
