# A length of 1 + factor/3 up to 19: the last probability becomes 0 as a float.
def two_steps(kappa, factor):
    length = 1 + (factor / 3 if factor < 20 else math.log(factor))
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
