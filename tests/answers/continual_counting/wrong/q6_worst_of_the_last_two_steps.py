# The tree's worst step is looked for among the last two only. Input: steps 9 (7 has three ones).
def worst_deviations(steps, rho):
    levels = steps.bit_length()
    ones = max(t.bit_count() for t in (steps - 1, steps))
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
