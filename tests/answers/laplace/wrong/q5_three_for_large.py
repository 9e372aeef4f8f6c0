# Claimed > 100: one person against three, who are no neighbours.
def certificate(bound, epsilon, claimed):
    if claimed > 100:
        return (0,), (0, 0, 0), bound * (claimed + 1) / (2 * epsilon)
    return (0,), (0, 0), bound * (claimed + 1) / epsilon
