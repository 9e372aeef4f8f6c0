# Wrong for theta 0 or 1 with flips: "nothing is random there", so 0.
def variance_sampled(n, p, theta):
    if theta in (0, 1):
        return 0.0
    q = theta * (1 - p) + (1 - theta) * p
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
