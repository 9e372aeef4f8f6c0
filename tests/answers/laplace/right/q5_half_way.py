# Everybody in the middle, and a generous t.
def certificate(bound, epsilon, claimed):
    m = bound / 2
    return (m,), (m, m), m + 3 * bound * (claimed + 1) / epsilon
