# Another way: middle.
def certificate(bound, epsilon, claimed):
    half = bound / 2
    return (half,), (half, half), half + bound * (claimed + 2) / epsilon
