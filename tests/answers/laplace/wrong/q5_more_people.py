# More people for a stronger claim: more than a thousand.
def certificate(bound, epsilon, claimed):
    n = int(10 * claimed) + 1
    return (0,) * n, (0,) * (n + 1), bound * (claimed + 1) / epsilon
