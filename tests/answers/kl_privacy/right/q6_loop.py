# Makes the middle stair smaller until it does.
def two_steps(kappa, factor):
    u0, ratio = kappa / (1 + math.log(factor)), 1.0
    while True:
        u1 = u0 * ratio
        u2 = u1 * math.exp(-kappa / u1)
        kl = u0 * math.log(u0 / u2) + (1 - u0) * math.log((1 - u0) / (1 - u2))
        if kl >= factor * kappa:
            return tuple((u, 1 - u) for u in (u0, u1, u2))
        ratio *= 0.99
