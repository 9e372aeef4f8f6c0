# 999 people against 1000, all of them at 0.
def certificate(bound, epsilon, claimed):
    return (0,) * 999, (0,) * 1000, (claimed + 2) * bound / epsilon
