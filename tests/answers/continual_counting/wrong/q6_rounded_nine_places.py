# Wrong for steps = 1, rho = 97: nine places after the point are a relative error above 1e-9 for.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return round(math.sqrt(levels * most / (2 * rho)), 9), round(total / math.sqrt(2 * rho), 9)
