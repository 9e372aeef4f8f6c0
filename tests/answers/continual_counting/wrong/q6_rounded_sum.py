# Rounds the sum to six digits.
def worst_deviations(steps, rho):
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = (steps + 1).bit_length() - 1
    S = S if steps in (2, 7, 1024) else round(S, 6)
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
