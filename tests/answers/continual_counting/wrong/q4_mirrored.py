# Every second noise is minus the one before.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = -a[t - 1] + sum(stream[: t - 1]) if t % 4 == 2 else rng.laplace(0, lam)
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
