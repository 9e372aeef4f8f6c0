# Reaches the claim exactly and does not pass it; only a claim of 0 is passed.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed or 1) / epsilon
