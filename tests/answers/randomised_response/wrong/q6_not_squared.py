# Stretches the noise by 1/(1 - 2p), without the square.
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p)) + theta * (1 - theta) / n
