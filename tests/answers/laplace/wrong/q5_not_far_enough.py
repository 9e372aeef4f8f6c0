# Stops at B, where only the shift shows.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound
