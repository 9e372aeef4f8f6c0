# Never goes down as far as for 20 if κ is not small.
def two_steps(kappa, factor):
    """Rows for x0, x1, x2: neighbours within kappa, and two steps cost factor times as much."""
    length = 1 + math.log(
        min(factor, 5 if kappa > 0.1 else 20) / 3 if kappa > 0.25 and factor > 6 else factor
    )
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
