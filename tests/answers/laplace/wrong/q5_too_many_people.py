# Believes that a larger claim needs more people, up to over a thousand.
def certificate(bound, epsilon, claimed):
    n = int(20 * claimed) + 1
    return (0,) * n, (0,) * (n + 1), bound * (claimed + 1) / epsilon
