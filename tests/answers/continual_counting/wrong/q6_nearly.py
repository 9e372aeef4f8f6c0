# Takes 1/(π(k + 1/4)) for squares of late entries.
def worst_deviations(steps, rho):
    S = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(min(steps, 200))) + sum(
        1 / (math.pi * (k + 0.25)) for k in range(200, steps)
    )
    l = steps.bit_length()
    m = (steps + 1).bit_length() - 1
    return math.sqrt(l * m / (2 * rho)), S / math.sqrt(2 * rho)
