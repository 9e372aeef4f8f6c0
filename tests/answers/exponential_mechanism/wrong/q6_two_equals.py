# Swaps one tick between two equals, which loses ε and no more.
def convict(epsilon, loss):

    return [1, 0], [0, 1]
