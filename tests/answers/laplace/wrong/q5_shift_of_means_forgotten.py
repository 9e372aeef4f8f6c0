# All are at the bound, and the shift that the one who joins adds is forgotten. Input: 1, 10, 5: the logarithm of the ratio is 5 + 4 - 10 = -1.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, bound), bound * (claimed + 4) / epsilon
