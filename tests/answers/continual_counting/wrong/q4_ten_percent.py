# The noise is a tenth larger than it should be.
def tree_counter(stream, epsilon, rng):
    s, a = 1.1 * len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & (t - 1)
        a.append(a[b] + sum(stream[b:t]) + rng.laplace(scale=s))
    return a[1:]
