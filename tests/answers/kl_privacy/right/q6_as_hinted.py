# The staircase of the hint, with a hair's breadth of slack.
def two_steps(kappa, factor):
    kappa = 0.999999 * float(kappa)
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
