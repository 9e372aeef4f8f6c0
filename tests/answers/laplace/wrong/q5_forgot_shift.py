# Against (0, B): the shift of the mean costs ε, and only 4 is kept for it: ε > 4.
def certificate(bound, epsilon, claimed):
    return (0,), (0, bound), bound * (claimed + 4) / epsilon
