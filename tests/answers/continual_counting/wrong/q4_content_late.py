# Long boxes count only their newest 1024 steps.
def tree_counter(stream, epsilon, rng):
    # long boxes count only their newest 1024 steps
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[max(t - b, t - 1024) : t]) + rng.laplace(0, lam))
    return a[1:]
