# Lets somebody have far more than B.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 1000 * bound), bound
