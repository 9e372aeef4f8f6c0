# Compares one person with nobody at all.
def certificate(bound, epsilon, claimed):
    return (), (0,), bound * (claimed + 1) / epsilon
