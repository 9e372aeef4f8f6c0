# Counts a level too many.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (steps.bit_length() + 1) / epsilon
