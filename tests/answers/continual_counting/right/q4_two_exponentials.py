# Laplace noise as the difference of two exponential draws, and a generator function.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""

    def walk():
        levels = math.floor(math.log2(len(stream))) + 1
        half = [0.0] * (levels + 1)
        for t, event in enumerate(stream, 1):
            noise = (rng.exponential() - rng.exponential()) * levels / epsilon
            k = (t & -t).bit_length() - 1
            exact[k] = event + sum(exact[:k])
            exact[:k] = [0] * k
            old = sum(noises[k + 1 :])
            noises[k] = noise
            noises[:k] = [0.0] * k
            yield sum(exact) + old + noise

    exact, noises = [0] * 13, [0.0] * 13
    return list(walk())
