# The distance 5/epsilon is not enough for epsilon = 3 and loss = 5.94.
def convict(epsilon, loss):
    far = 5 / epsilon
    return (1 - far, 0), (-far, 1)
