# Forgets the 2 of 2ρ.
def worst_deviations(steps, rho):
    tree = steps.bit_length() * ((steps + 1).bit_length() - 1)
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(tree / (rho)), squares / math.sqrt(rho)
