# Multiplies by ε instead of dividing.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * epsilon * (claimed + 1)
