# Everybody has the value B, but the threshold is not moved along with the means, which is not enough for epsilon = 10.
def certificate(bound, epsilon, claimed):
    x = (bound,)
    return x, x + x, bound * (claimed + 5) / epsilon
