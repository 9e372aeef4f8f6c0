# Wrong for steps = 1000: beyond 300 steps S is taken from 1 + (ln(T) + 0.57 + ..)/π, which is close but not within 1e-9.
def worst_deviations(steps, rho):
    if steps <= 300:
        c, S = 1.0, 0.0
        for k in range(steps):
            S += c * c
            c *= (2 * k + 1) / (2 * k + 2)
    else:
        S = (math.log(16 * steps) + 0.5772156649015329) / math.pi
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), S / math.sqrt(2 * rho)
