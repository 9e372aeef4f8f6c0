# The distance is ten million over the slack, which is beyond 10^9 for epsilon = 0.1 and loss = 0.198.
def convict(epsilon, loss):
    slack = 2 * epsilon - loss
    far = 1e7 / slack
    return [1 - far, 0.0], [-far, 1.0]
