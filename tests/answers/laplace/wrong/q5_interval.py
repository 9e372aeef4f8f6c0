# Returns an interval instead of its lower end.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), (bound * (claimed + 1) / epsilon, math.inf)
