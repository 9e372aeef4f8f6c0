# Uses a length of 1 for all factors below 5, enough for about 2.7.
def two_steps(kappa, factor):
    length = 1 if factor < 5 else 1.6 if factor == 5 else 3
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
