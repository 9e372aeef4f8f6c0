# Everybody has the middle value, but t is not measured from the mean.
def certificate(bound, epsilon, claimed):
    return (bound / 2,), (bound / 2,) * 2, bound * (claimed + 2) / epsilon
