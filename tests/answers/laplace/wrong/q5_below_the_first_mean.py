# Somebody with 0 joins one with B, and the threshold lies below B where epsilon is large, where both chances are near 1.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, 0), bound * (claimed + 0.1) / epsilon
