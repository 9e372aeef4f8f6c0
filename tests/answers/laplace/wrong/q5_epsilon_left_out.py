# Leaves ε out of t.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 3)
