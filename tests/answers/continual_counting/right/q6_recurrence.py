# The recurrence
def worst_deviations(steps, rho):
    m, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * m / (2 * rho)), squares / math.sqrt(2 * rho)
