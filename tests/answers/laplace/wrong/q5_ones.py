# Everybody has 1, whatever the bound.
def certificate(bound, epsilon, claimed):
    return (1,), (1, 1), 1 + bound * (claimed + 1) / epsilon
