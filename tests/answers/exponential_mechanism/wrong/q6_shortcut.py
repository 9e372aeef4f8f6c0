# Wrong for small epsilon, e.g. epsilon 0.1 and loss 0.12.
def convict(epsilon, loss):
    if loss <= 1.2 * epsilon:
        return [0, 0], [1, -1]
    far = 30 / epsilon
    return [1 - far, 0], [-far, 1]
