# The one candidate is always ten behind: not enough for small epsilon and losses close to 2 epsilon.
def convict(epsilon, loss):
    far = 10
    return [1 - far, 0], [-far, 1]
