# Wrong for large epsilon and a loss near 2 epsilon, e.g. 4 and 7.99.
def convict(epsilon, loss):
    far = 8 / epsilon
    return [1 - far, 0], [-far, 1]
