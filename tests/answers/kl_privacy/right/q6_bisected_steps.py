# The second step as far down as KL itself allows, by bisection on the logarithm.
def two_steps(kappa, factor):
    def kl(u, v):
        return u * (math.log(u) - math.log(v)) + (1 - u) * (math.log1p(-u) - math.log1p(-v))

    length = 1 + math.log(factor)
    u0 = 0.9 * kappa / length
    u1 = u0 * math.exp(-length)
    low, high = math.log(u1) - 500, math.log(u1)
    for _ in range(100):
        middle = (low + high) / 2
        u2 = math.exp(middle)
        if max(kl(u1, u2), kl(u2, u1)) > kappa:
            low = middle
        else:
            high = middle
    return [[u, 1 - u] for u in (u0, u1, math.exp(high))]
