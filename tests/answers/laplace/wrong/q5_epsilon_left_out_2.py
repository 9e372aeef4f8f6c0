# The threshold is twice what the claim takes at epsilon 1, without epsilon, which is not enough at 0.1.
def certificate(bound, epsilon, claimed):
    return (0.0,), (0.0, 0.0), bound * (2 * claimed + 1)
