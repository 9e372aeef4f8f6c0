# Thinks that some step uses all levels unless T is a power of two.
def worst_deviations(steps, rho):
    l = steps.bit_length()
    m = l if steps == 1 or steps & (steps - 1) else l - 1
    c, S = 1.0, 0.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(l * m / (2 * rho)), S / math.sqrt(2 * rho)
