# Draws a hundred noises, and takes them again.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    pool = rng.laplace(0, lam, size=min(100, len(stream)))
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + pool[t % len(pool)])
    return a[1:]
