# Returns the alarm's probabilities only.
def two_steps(kappa, factor):
    """Rows for x0, x1, x2: neighbours within kappa, and two steps cost factor times as much."""
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u] for u in (u0, u1, u2)]
