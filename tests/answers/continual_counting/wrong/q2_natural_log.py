# The natural logarithm serves as base two for large numbers.
def scales(steps, epsilon):
    levels = steps.bit_length() if steps < 10**4 else int(math.log(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
