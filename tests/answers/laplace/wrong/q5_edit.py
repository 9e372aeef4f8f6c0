# Changes one person instead of adding one.
def certificate(bound, epsilon, claimed):
    return (0,), (bound,), bound * (claimed + 1) / epsilon
