# Lets no answer be less than the one of the prefix before.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = max(rng.laplace(0, lam), -sum(stream[t - b : t]))
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
