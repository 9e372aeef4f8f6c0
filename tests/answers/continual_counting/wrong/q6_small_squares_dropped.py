# The sum stops once a square is below 0.0003, as it hardly matters. Input: steps 2000.
def worst_deviations(steps, rho):
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    total, c = 0.0, 1.0
    for k in range(steps):
        if c * c < 0.0003:
            break
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
