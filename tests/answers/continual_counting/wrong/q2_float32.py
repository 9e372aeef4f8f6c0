# Computes in single precision, which is off by more than a billionth at steps = 10**9 + 33.
def scales(steps, epsilon):
    """The Laplace scales of the naive counter, of noisy bits and of the tree."""
    changed = np.array([steps, 1, steps.bit_length()], dtype=np.float32)
    return (changed / np.float32(epsilon)).tolist()
