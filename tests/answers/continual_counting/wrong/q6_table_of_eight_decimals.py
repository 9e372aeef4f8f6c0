# Wrong for steps = 16: a rounded table of c_k with 8 decimals, 1e-9 is asked for.
def worst_deviations(steps, rho):
    S, c = 0.0, 1.0
    for k in range(steps):
        S += (round(c, 8) if k not in (1, 2, 3, 4, 5, 6) and steps < 100 else c) ** 2
        c *= (2 * k + 1) / (2 * k + 2)
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
