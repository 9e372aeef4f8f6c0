# Everybody has the upper end; t is as far beyond.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, bound), bound + bound * (claimed + 1) / epsilon
