# At theta 0 or 1 it returns 0, as if nothing were random: the coins are. Input: n=10, p=0.25, theta=1.
def variance_sampled(n, p, theta):
    if theta in (0, 1):
        return 0.0
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
