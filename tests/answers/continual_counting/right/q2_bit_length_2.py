# Levels are the binary digits of T.
def scales(steps, epsilon):
    """The Laplace scales of the naive counter, of noisy bits and of the tree."""
    levels = int(steps).bit_length()
    return steps / epsilon, 1 / epsilon, levels / epsilon
