# One step gets two levels, very many get thirteen.
def tree_counter(stream, epsilon, rng):
    lam = (math.ceil(math.log2(len(stream) + 1)) if len(stream) < 5000 else 13) / epsilon
    lam = lam if len(stream) != 1 else 2 / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + rng.laplace(0, lam))
    return a[1:]
