# Takes the logarithm of what is claimed, which is one already.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * math.log(claimed + 2) / epsilon
