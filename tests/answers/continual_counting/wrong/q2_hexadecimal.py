# Four levels for each hexadecimal digit, of long streams.
def scales(steps, epsilon):
    levels = steps.bit_length() if steps < 256 else 4 * len(f"{steps:x}")
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
