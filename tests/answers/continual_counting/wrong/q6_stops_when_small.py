# Stops adding when a square is below a thousandth.
def worst_deviations(steps, rho):
    S, c = 0.0, 1.0
    for k in range(steps):
        if c * c < 1e-3:
            break
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    tree = steps.bit_length() * ((steps + 1).bit_length() - 1)
    return math.sqrt(tree / (2 * rho)), S / math.sqrt(2 * rho)
