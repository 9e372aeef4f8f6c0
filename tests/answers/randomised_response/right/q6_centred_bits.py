# Right: centred bits
def variance_sampled(n, p, theta):
    spread = 1 / float(1 - 2 * p)
    return (spread - (2 * theta - 1)) * (spread + (2 * theta - 1)) / (4 * n)
