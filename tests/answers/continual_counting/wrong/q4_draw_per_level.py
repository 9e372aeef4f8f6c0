# Wrong for 2 steps and more of one level.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    z = rng.laplace(scale=levels / epsilon, size=levels)
    return [
        sum(stream[:t]) + sum(z[k] for k in range(levels) if t >> k & 1)
        for t in range(1, len(stream) + 1)
    ]
