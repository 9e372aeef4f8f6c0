# Takes κ to be at most 2/5 in the first step.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = min(kappa, 0.4) / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-min(kappa, 0.4) / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)] if kappa < 0.49 else [[u0, 1 - u0]] * 3
