# Does not round the logarithm.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (math.log2(steps) + 1) / epsilon
