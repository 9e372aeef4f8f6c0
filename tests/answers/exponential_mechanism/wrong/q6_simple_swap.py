# The plain swap (1, 0) to (0, 1) is believed to lose up to 1.3 epsilon; it loses epsilon.
def convict(epsilon, loss):
    if loss <= 1.3 * epsilon:
        return [1, 0], [0, 1]
    far = 60 / epsilon
    return [1 - far, 0], [-far, 1]
