# Takes the root of T for the naive counter.
def scales(steps, epsilon):
    return math.sqrt(steps) / epsilon, 1 / epsilon, steps.bit_length() / epsilon
