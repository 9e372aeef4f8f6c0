# Wrong for a factor of 1 and κ = 1/2: u0 = 0.5/0.5 = 1, and the first row is [1, 0].
def two_steps(kappa, factor):
    length = 0.5 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
