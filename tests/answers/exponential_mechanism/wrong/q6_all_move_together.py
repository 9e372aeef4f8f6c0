# Raises all utilities alike, which changes nothing.
def convict(epsilon, loss):

    return [0, 0, 0], [1, 1, 1]
