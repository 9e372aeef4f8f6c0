# Never lets the last probability fall below 10⁻³⁰.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = max(u1 * math.exp(-kappa / u1), 1e-30)
    return [[u, 1 - u] for u in (u0, u1, u2)]
