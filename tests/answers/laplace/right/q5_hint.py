# One person with 0 against two, and a threshold for claimed + 1.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / epsilon
