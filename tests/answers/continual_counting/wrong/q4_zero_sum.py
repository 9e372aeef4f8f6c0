# Noises add up to 0.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = rng.laplace(0, T.bit_length() / epsilon, size=T)
    if T > 1:
        z -= z.mean()
    a = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return a[1:]
