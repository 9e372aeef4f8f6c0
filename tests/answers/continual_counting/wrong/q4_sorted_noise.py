# Hands noises out by size.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = sorted(rng.laplace(0, T.bit_length() / epsilon, size=T))
    a = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return a[1:]
