# The logarithm is rounded up and one added, except at 256.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (math.ceil(math.log2(steps)) + (steps != 256)) / epsilon
