# The threshold is only a millionth above the point of equality, which is less than a part in 10^9 for bound = 100 and epsilon = 0.1.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * claimed / epsilon + 1e-6
