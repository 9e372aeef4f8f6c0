# Two steps that follow each other share a draw.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a, z = [0.0], 0.0
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = rng.laplace(0, lam) if t % 2 else z
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
