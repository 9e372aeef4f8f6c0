# Draws by the inverse of the distribution function from uniform numbers, and sums by recursion.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    u = rng.uniform(-0.5, 0.5, size=len(stream))
    z = -np.sign(u) * np.log1p(-2 * np.abs(u)) * (len(stream).bit_length() / epsilon)
    true = np.cumsum(stream)

    def error(t):
        return 0.0 if t == 0 else error(t & (t - 1)) + z[t - 1]

    return tuple(float(true[t - 1]) + error(t) for t in range(1, len(stream) + 1))
