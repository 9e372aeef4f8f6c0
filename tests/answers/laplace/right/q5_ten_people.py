# Ten people, and one more.
def certificate(bound, epsilon, claimed):
    x = (0,) * 10
    return x, (*x, 0), 2 * bound * (claimed + 1) / epsilon
