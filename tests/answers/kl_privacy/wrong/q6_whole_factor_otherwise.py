# Cuts the factor off to a whole number, with a length that is just enough for that.
def two_steps(kappa, factor):
    length = max(1, math.log(int(factor)))
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
