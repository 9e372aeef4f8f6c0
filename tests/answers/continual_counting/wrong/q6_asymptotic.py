# Above 1024 steps the formula ln(T)/pi + 1.07 is near only.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    if steps > 1024:
        total = math.log(steps) / math.pi + 1.0662758
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
