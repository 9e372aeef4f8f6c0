# Looks for the lowest first step that is enough.
def two_steps(kappa, factor):
    for length in np.arange(0.8, 6, 0.05).tolist():
        u0 = min(kappa / length, 0.5)
        u1 = u0 * math.exp(-length)
        u2 = u1 * math.exp(-0.999 * kappa / u1)
        if u2 > 0 and two_valued(u0, u2) > factor * kappa:
            if max(two_valued(u0, u1), two_valued(u1, u0), two_valued(u2, u1)) <= kappa:
                return [(u, 1 - u) for u in (u0, u1, u2)]
