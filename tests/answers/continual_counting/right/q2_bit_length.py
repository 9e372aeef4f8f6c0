# Bit length.
def scales(steps, epsilon):
    """The Laplace scales of the naive counter, of noisy bits and of the tree."""
    return steps / epsilon, 1 / epsilon, steps.bit_length() / epsilon
