# Adds two people at once.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0, 0), bound * (claimed + 1) / epsilon
