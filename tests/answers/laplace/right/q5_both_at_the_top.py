# Everybody has B.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, bound), bound + bound * (claimed + 0.5) / epsilon
