# Infinite nearer to 1/2 than p may come.
def variance_sampled(n, p, theta):
    stretch = 1 - 2 * p
    if stretch < 1e-5:
        return float("inf")
    q = p + stretch * theta
    return q * (1 - q) / n / stretch**2
