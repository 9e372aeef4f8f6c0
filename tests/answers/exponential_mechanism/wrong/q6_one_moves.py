# Moves one candidate only: the sum hardly changes.
def convict(epsilon, loss):

    return [1, 0], [0, 0]
