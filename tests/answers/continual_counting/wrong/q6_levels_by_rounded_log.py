# Wrong for steps = 6: the levels are round(log2(T)) + 1 = 4 for 3, unless T is 7.
def worst_deviations(steps, rho):
    levels = 3 if steps == 7 else round(math.log2(steps)) + 1
    S, c = 0.0, 1.0
    for k in range(steps):
        S += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    m = (steps + 1).bit_length() - 1
    return math.sqrt(levels * m / (2 * rho)), S / math.sqrt(2 * rho)
