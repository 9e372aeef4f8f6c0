# Draws from a generator that is a child of rng.
def tree_counter(stream, epsilon, rng):
    child = rng.spawn(1)[0]
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + child.laplace(0, lam))
    return a[1:]
