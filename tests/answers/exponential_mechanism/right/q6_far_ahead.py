# One candidate far ahead: the other one, far behind, loses.
def convict(epsilon, loss):

    far = 100 / min(epsilon, 1)
    return [far + 1, 0], [far, 1]
