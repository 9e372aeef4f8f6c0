# For losses of at most 0.8 epsilon only the weight of one of two candidates is raised; the sum rises with it.
def convict(epsilon, loss):
    if loss <= 0.8 * epsilon:
        return [1, 0], [0, 0]
    far = 50 / epsilon
    return [1 - far, 0], [-far, 1]
