# A length of sqrt(factor) is enough as well.
def two_steps(kappa, factor):
    length = max(math.sqrt(factor), 1 + math.log(factor))
    u0 = kappa / length
    u1 = u0 / math.exp(length)
    u2 = math.exp(math.log(u1) - kappa / u1)
    return tuple((u / 2, 1 - u, u / 2) for u in (u0, u1, u2))
