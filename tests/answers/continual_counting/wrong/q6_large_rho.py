# Never takes a ρ above ten.
def worst_deviations(steps, rho):
    rho, c, S = min(rho, 10), 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
