# Numpy prefix noise.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = rng.laplace(size=T) * (len(np.binary_repr(T)) / epsilon)
    noise = np.zeros(T + 1)
    for t in range(1, T + 1):
        noise[t] = noise[t & (t - 1)] + z[t - 1]
    return np.cumsum(np.asarray(stream, dtype=float)) + noise[1:]
