# Moves utilities by as much as the loss asks.
def convict(epsilon, loss):

    return [loss / epsilon, 0], [0, 0]
