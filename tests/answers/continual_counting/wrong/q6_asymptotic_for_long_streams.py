# Beyond 1500 steps the sum of squares is replaced by its asymptotic formula, good to four digits only. Input: steps 2000.
def worst_deviations(steps, rho):
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    if steps > 1500:
        total = (math.log(steps) + 0.5772156649 + 4 * math.log(2)) / math.pi
    else:
        total, c = 0.0, 1.0
        for k in range(steps):
            total += c * c
            c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
