# Wrong for steps = 5: the largest number of ones is 2, not ceil(log2(5)) = 3.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), max(1, math.ceil(math.log2(steps)))
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
