# T is divided by 1/10 where epsilon is smaller. Input: 1, 1/100, 700: the logarithm of the ratio is 70.1.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / max(epsilon, 0.1)
