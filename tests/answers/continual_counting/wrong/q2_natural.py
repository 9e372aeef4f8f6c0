# Takes the natural logarithm.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, math.log(steps) / epsilon
