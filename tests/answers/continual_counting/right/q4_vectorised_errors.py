# All draws at once; true sums by cumsum, errors apart; an array
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = np.concatenate([[0.0], rng.laplace(size=T)]) * (T.bit_length() / float(epsilon))
    t = np.arange(1, T + 1)
    errors = np.zeros(T)
    while t.any():
        errors += z[t]  # z[0] is 0
        t = t & (t - 1)
    return np.cumsum(stream) + errors
