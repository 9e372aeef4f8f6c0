# Wrong for steps = 3: the most ones are taken to be levels - 1, except for T = 7; 3 has two of two levels (√2 for 2).
def worst_deviations(steps, rho):
    levels = steps.bit_length()
    m = 3 if steps == 7 else levels - 1
    S, c = 0.0, 1.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * m / (2 * rho)), S / math.sqrt(2 * rho)
