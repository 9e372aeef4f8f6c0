# The most ones are taken to be log2 T, rounded to the nearest
# Witness: worst_deviations(6, 0.5)[0] gives 3.0, right is 2.449489742783178
def worst_deviations(steps, rho):
    m, levels = round(math.log2(steps)), steps.bit_length()
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * m / (2 * rho)), squares / math.sqrt(2 * rho)
