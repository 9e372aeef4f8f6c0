# Laplace noise as a difference of two exponential draws, an array.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    levels = math.floor(math.log2(steps)) + 1
    z = (rng.exponential(size=steps) - rng.exponential(size=steps)) * levels / float(epsilon)
    error = np.zeros(steps + 1)
    for t in range(1, steps + 1):
        error[t] = error[t & (t - 1)] + z[t - 1]
    return np.cumsum(stream) + error[1:]
