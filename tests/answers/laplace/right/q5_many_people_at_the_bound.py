# 7 people at the bound against 8; the one who joins adds bound to the threshold.
def certificate(bound, epsilon, claimed):
    x = (bound,) * 7
    return x, x + (bound,), bound + (2 * claimed + 3) * bound / epsilon
