# Lets a couple join, one person with three others: no membership neighbours.
# Witness: certificate(1, 1, 1) returns ((0,), (0, 0, 0), 2.0): x and x' differ by two people, no membership neighbours.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0, 0), bound * (claimed + 1) / (2 * epsilon) + bound / epsilon
