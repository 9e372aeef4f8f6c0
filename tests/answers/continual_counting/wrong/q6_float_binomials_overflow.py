# Wrong for steps = 1200: 4.0**k and the binomial number overflow a float from k = 512 on (OverflowError).
def worst_deviations(steps, rho):
    S = sum((float(math.comb(2 * k, k)) / 4.0**k) ** 2 for k in range(steps))
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
