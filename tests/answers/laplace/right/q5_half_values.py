# Takes (B/2) against (B/2, B), with the second mean's shift paid for.
def certificate(bound, epsilon, claimed):
    x, other = (bound / 2,), (bound / 2, bound)
    t = 2 * bound + bound * (claimed + 1) / epsilon
    return x, other, t
