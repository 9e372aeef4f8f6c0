# The number of binary digits.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, int(steps).bit_length() / epsilon
