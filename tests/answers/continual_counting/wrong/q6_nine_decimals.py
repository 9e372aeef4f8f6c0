# Rounded to nine decimals, too few for a small deviation. Input: steps 1, rho 100.
def worst_deviations(steps, rho):
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return round(math.sqrt(levels * ones / (2 * rho)), 9), round(total / math.sqrt(2 * rho), 9)
