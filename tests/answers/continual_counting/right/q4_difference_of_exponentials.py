# Noise as a difference of two exponentials, boxes kept in a dictionary when first used
def tree_counter(stream, epsilon, rng):
    levels = next(k for k in itertools.count() if 2**k > len(stream))
    box = {}

    def noisy(first, last):
        if (first, last) not in box:
            noise = rng.standard_exponential() - rng.standard_exponential()
            box[first, last] = math.fsum(stream[first - 1 : last]) + noise * levels / epsilon
        return box[first, last]

    def answer(t):
        before = t & (t - 1)
        return (answer(before) if before else 0.0) + noisy(before + 1, t)

    return [answer(t) for t in range(1, len(stream) + 1)]
