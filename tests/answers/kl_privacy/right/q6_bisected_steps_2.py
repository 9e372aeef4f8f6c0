# By bisected steps.
def two_steps(kappa, factor):
    """Both steps go as far down as both orders allow."""
    def lower(u):
        low, high = math.log(u) - 650, math.log(u)
        for _ in range(100):
            middle = (low + high) / 2
            v = math.exp(middle)
            if max(two_valued(u, v), two_valued(v, u)) > kappa:
                low = middle
            else:
                high = middle
        return math.exp(high)

    u0 = kappa / 4
    u1 = lower(u0)
    return tuple((u, 1 - u) for u in (u0, u1, lower(u1)))
