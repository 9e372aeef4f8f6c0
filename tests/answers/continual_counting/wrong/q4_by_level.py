# Gives long boxes more noise, single steps less.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = rng.laplace(0, lam * (0.75 if b == 1 else 1.3))
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
