# A stream is filled up to the next power of two, and the box of all of it is counted.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (1 + (steps - 1).bit_length()) / epsilon
