# Knows at most five levels.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, min(5, steps.bit_length()) / epsilon
