# A matrix times a vector of noises, drawn by the inverse of the distribution.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    u = rng.random(T) - 0.5
    z = -np.sign(u) * np.log1p(-2 * np.abs(u)) * (T.bit_length() / float(epsilon))
    M = np.zeros((T, T))
    for t in range(1, T + 1):
        e = t
        while e:
            M[t - 1, e - 1] = 1
            e &= e - 1
    return np.cumsum(stream) + M @ z
