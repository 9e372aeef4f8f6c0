# By root of factor.
def two_steps(kappa, factor):
    length = math.sqrt(factor)  # e^sqrt(f) is above f
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    return np.array([[u, 1 - u] for u in (u0, u1, u1 * math.exp(-kappa / u1))])
