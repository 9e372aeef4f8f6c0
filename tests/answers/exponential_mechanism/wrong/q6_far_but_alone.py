# Puts the candidate far behind, and lets nobody else move.
def convict(epsilon, loss):

    far = 50 / epsilon
    return [1 - far, 0], [-far, 0]
