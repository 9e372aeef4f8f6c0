# Takes the limit of the sum for long streams.
def worst_deviations(steps, rho):
    S = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(min(steps, 1025)))
    if steps > 1025:
        S += math.log(steps / 1025) / math.pi
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
