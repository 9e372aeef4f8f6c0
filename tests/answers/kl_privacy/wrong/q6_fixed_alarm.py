# Starts at the alarm of 1/80 whatever kappa is; for a large kappa and factor the last probability underflows to 0.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = 1 / 80
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
