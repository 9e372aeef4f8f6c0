# Another way: zeros.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / epsilon
