# Cuts noise off at five scales.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = float(np.clip(rng.laplace(0, lam), -5 * lam, 5 * lam))
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
