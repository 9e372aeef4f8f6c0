# T is never beyond a million. Input: 1000, 1/100, 700: the logarithm of the ratio is 10.
def certificate(bound, epsilon, claimed):
    return (0.0,), (0.0, 0.0), min(bound * (claimed + 1) / epsilon, 1e6)
