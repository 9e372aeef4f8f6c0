# Wrong for kappa = 1/100 and factor 20: the second step costs kappa + 0.00015.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-(kappa + 2e-4) / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
