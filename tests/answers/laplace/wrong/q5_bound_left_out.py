# Leaves B out.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), (claimed + 1) / epsilon
