# Believes that the loss depends on the distance by the share 1 - 1/far, whatever epsilon is.
def convict(epsilon, loss):
    far = math.ceil(1 / (1 - loss / (2 * epsilon)))
    return [1 - far, 0], [-far, 1]
