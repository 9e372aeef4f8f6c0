# Goes down a little more on the first step.
def two_steps(kappa, factor):
    length = 1.2 + math.log(factor)
    u0 = kappa / length
    u1 = kappa / length / math.exp(length)
    return [
        [u0, 1 - u0],
        [u1, 1 - u1],
        [u1 * math.exp(-kappa / u1), 1 - u1 * math.exp(-kappa / u1)],
    ]
