# Wrong for rho = 1: for rho above 1/2 it is taken for an ε, ρ = ε²/2.
def worst_deviations(steps, rho):
    two_rho = 2 * rho if rho <= 0.5 else rho**2
    S, c = 0.0, 1.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = max(t.bit_count() for t in range(1, steps + 1))
    return math.sqrt(steps.bit_length() * m / two_rho), S / math.sqrt(two_rho)
