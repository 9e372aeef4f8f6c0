# Takes the length from kappa in place of the factor.
def two_steps(kappa, factor):
    kappa = float(kappa)
    length = 1 + math.log(1 / kappa)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
