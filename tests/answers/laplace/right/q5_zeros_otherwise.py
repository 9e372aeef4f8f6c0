# One and two zeros, twice the claim and two.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (2 * claimed + 2) / epsilon
