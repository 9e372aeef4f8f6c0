# Bit length.
def scales(steps, epsilon):
    levels = steps.bit_length()
    return steps / epsilon, 1 / epsilon, levels / epsilon
