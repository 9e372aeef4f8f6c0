# Many people.
def certificate(bound, epsilon, claimed):
    x = (bound / 4,) * 20
    return x, (*x, bound / 4), bound / 4 + (claimed + 1) * bound / epsilon
