# Noise has a mean of a tenth of its scale.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + rng.laplace(0.1 * lam, lam))
    return a[1:]
