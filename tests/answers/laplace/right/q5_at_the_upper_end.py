# Everybody at B; the distance t - B decides.
def certificate(bound, epsilon, claimed):
    x = (bound,)
    return x, x * 2, bound + bound * (claimed + 2) / epsilon
