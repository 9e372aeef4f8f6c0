# Takes (0) against (0, 0), t one unit above what is needed.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / epsilon
