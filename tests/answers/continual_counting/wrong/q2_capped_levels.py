# More than 2^30 steps: levels are cut.
def scales(steps, epsilon):
    levels = min(steps.bit_length(), 31)
    return steps / epsilon, 1 / epsilon, levels / epsilon
