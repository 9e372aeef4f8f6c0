# Takes ln(factor) + 1/2 for the length: the first stair is then too high for large kappa and small factors.
def two_steps(kappa, factor):
    length = 0.5 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
