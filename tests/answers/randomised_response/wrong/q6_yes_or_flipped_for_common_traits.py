# Q is "a one, or flipped" p + theta - p theta for theta above 0.2. Input: n=100, p=0.25, theta=0.5.
def variance_sampled(n, p, theta):
    q = 1 - (1 - p) * (1 - theta) if theta > 0.2 else p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
