# Rounds kappa to two digits, and so takes a step that is too long.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    kappa = round(kappa, 2)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
