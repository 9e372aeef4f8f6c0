# Everybody at the bound, many people.
def certificate(bound, epsilon, claimed):
    return (bound,) * 20, (bound,) * 21, bound + 2 * bound * (claimed + 0.5) / epsilon
