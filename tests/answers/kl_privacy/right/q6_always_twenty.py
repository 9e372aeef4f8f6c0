# Always twenty.
def two_steps(kappa, factor):
    """The worst case serves all factors; silence is split in two."""
    u0 = kappa / 4
    u1 = u0 / 54.5
    u2 = u1 * math.exp(-kappa / u1)
    return np.array([[u, (1 - u) / 2, (1 - u) / 2] for u in (u0, u1, u2)])
