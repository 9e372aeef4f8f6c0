# Counts one level too few at powers of two above sixteen.
def scales(steps, epsilon):
    levels = steps.bit_length() if steps <= 16 else math.ceil(math.log2(steps))
    return steps / epsilon, 1 / epsilon, levels / epsilon
