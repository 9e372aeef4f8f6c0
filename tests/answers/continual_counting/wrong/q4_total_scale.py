# Noise is more if nothing happens at all.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = rng.laplace(0, lam * (1 if sum(stream) else 1.4))
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
