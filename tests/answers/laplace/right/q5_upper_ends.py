# Upper ends.
def certificate(bound, epsilon, claimed):
    # (B) against (B, 0): beyond B the logarithm of the ratio is t ε / B
    return (bound,), (bound, 0), max(bound, bound * (claimed + 0.5) / epsilon)
