# Divides by 4.0**k, which is too large for a float from 512 on.
def worst_deviations(steps, rho):
    S = sum((math.comb(2 * k, k) / 4.0**k) ** 2 for k in range(steps))
    tree = steps.bit_length() * ((steps + 1).bit_length() - 1)
    return math.sqrt(tree / (2 * rho)), S / math.sqrt(2 * rho)
