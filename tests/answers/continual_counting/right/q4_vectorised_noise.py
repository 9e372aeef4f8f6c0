# Vectorised noise.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    noise = rng.laplace(scale=len(format(T, "b")) / epsilon, size=T)
    errors = np.zeros(T + 1)
    for t in range(1, T + 1):
        errors[t] = errors[t & (t - 1)] + noise[t - 1]
    return np.cumsum(stream) + errors[1:]
