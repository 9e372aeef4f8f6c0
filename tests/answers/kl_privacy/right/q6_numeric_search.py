# Numeric search.
def _down(u, kappa):
    """The smallest v that is within kappa of u, in the logarithm."""
    low, high = math.log(u) - 600, math.log(u)
    for _ in range(200):
        middle = (low + high) / 2
        v = math.exp(middle)
        if max(two_valued(u, v), two_valued(v, u)) <= kappa * 0.999999:
            high = middle
        else:
            low = middle
    return math.exp(high)


def two_steps(kappa, factor):
    u0 = 0.5
    while True:
        u1 = _down(u0, kappa)
        u2 = _down(u1, kappa)
        if two_valued(u0, u2) >= factor * kappa:
            return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
        u0 *= 0.9
