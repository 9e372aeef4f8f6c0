# Takes one answer for the naive counter.
def scales(steps, epsilon):
    return 1 / epsilon, 1 / epsilon, steps.bit_length() / epsilon
