# Takes the root of the number of levels.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, math.sqrt(steps.bit_length()) / epsilon
