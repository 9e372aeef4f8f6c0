# Takes a first step of three more, so that the last alarm is too rare for a float.
def two_steps(kappa, factor):
    length = 4 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
