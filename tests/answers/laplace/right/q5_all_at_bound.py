# All at bound
def certificate(bound, epsilon, claimed):
    t = bound + bound * (2 * claimed + 1) / epsilon
    return (bound,), (bound, bound), t
