# Counts whole bytes of long streams.
def scales(steps, epsilon):
    levels = steps.bit_length() if steps < 2**16 else 8 * math.ceil(steps.bit_length() / 8)
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
