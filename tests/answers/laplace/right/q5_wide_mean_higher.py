# The one alone has B, and somebody with 0 joins.
def certificate(bound, epsilon, claimed):
    return (bound,), (0, bound), bound * (claimed + 1) / epsilon + bound
