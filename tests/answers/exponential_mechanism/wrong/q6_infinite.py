# A candidate infinitely far behind.
def convict(epsilon, loss):
    return [-math.inf, 0], [-math.inf, 1]
