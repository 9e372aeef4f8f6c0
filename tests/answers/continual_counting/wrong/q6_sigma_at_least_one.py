# The standard deviation of a single noise is never made smaller than 1
# Witness: worst_deviations(2, 50) gives (1.0, 1.118033988749895), right is (0.1414213562373095, 0.125)
def worst_deviations(steps, rho):
    m, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    tree, root = [max(1.0, math.sqrt(s / (2 * rho))) for s in (levels, squares)]
    return tree * math.sqrt(m), root * math.sqrt(squares)
