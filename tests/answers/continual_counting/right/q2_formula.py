# Binary digits.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, steps.bit_length() / epsilon
