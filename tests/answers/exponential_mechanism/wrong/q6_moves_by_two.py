# Moves utilities by 2, beyond the sensitivity.
def convict(epsilon, loss):

    far = 50 / epsilon
    return [2 - far, 0], [-far, 2]
