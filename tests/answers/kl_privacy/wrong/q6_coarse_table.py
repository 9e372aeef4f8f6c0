# Wrong for factors from 6.5 to 8: the length of the first step is read from a coarse table.
def two_steps(kappa, factor):
    length = 1.1 if factor <= 2.5 else 1.7 if factor <= 8 else 4.0
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
