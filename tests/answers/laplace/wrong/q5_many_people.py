# Takes more people for a larger claim, and passes a thousand.
def certificate(bound, epsilon, claimed):
    n = 2 * int(claimed) + 1
    return (0,) * n, (0,) * (n + 1), bound * (claimed + 1) / epsilon
