# Noise differs between odd and even steps.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = rng.laplace(0, lam * (1.4 if t % 2 else 0.7))
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
