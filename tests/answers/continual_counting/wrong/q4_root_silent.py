# Leaves out the noise of the box of all steps, if there is one.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = 0.0 if b == len(stream) > 1 else rng.laplace(0, lam)
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
