# Everybody at B, t is twice what (0) would need, not enough for large epsilon and small claims. Input: 1, 10, 0.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, bound), 2 * bound * (claimed + 1) / epsilon
