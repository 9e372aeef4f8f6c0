# All noise at once, and a vectorised walk over the levels.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    errors = np.concatenate([[0.0], rng.laplace(scale=T.bit_length() / epsilon, size=T)])
    for t in range(1, T + 1):
        if t & (t - 1):
            errors[t] += errors[t & (t - 1)]
    return errors[1:] + np.cumsum(stream)
