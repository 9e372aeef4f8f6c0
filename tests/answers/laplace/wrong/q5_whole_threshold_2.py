# T is rounded down to a whole number. Input: 1/10, 10, 0: t is 0, and the ratio is 1.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) // epsilon
