# For an odd number of steps the levels are taken to be as many as the most ones
# Witness: worst_deviations(5, 0.5)[0] gives 2.0, right is 2.449489742783178
def worst_deviations(steps, rho):
    m, levels = (steps + 1).bit_length() - 1, ((steps + 1).bit_length() - 1 if steps % 2 else steps.bit_length())
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * m / (2 * rho)), squares / math.sqrt(2 * rho)
