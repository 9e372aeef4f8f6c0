# The exponent of a float.
def scales(steps, epsilon):
    return steps * (1 / epsilon), 1 / epsilon, math.frexp(steps)[1] / epsilon
