# T is 100000 whatever is claimed. Input: 1000, 1/100, 700: the logarithm of the ratio is 1.
def certificate(bound, epsilon, claimed):
    x = (0.0,) * 3
    return x, (0.0, *x), 1e5
