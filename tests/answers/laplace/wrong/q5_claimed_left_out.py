# Goes a fixed number of scales out, whatever is claimed.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), 2 * bound / epsilon
