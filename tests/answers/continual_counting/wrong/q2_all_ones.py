# Only boxes that end a prefix of the worst step are counted.
def scales(steps, epsilon):
    levels = (steps + 1).bit_length() - 1 if steps > 20 else steps.bit_length()
    return steps / epsilon, 1 / epsilon, levels / epsilon
