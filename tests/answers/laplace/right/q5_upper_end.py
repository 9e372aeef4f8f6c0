# Everybody at the upper end, beyond which the ratio is counted.
def certificate(bound, epsilon, claimed):
    x = (bound,)
    return x, (*x, bound), bound + 1.5 * (claimed + 0.5) * bound / epsilon
