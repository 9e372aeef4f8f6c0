# Adds a candidate instead of changing utilities.
def convict(epsilon, loss):

    return [0], [0, 1]
