# Wrong for kappa = 1/100 and factor 20.
def two_steps(kappa, factor):
    length = 1 + math.log(20)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = max(u1 * math.exp(-kappa / u1), 4.5e-38)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
