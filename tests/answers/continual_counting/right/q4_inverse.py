# By the inverse of the distribution function.
def tree_counter(stream, epsilon, rng):
    lam, a = len(stream).bit_length() / epsilon, {0: 0.0}
    for t in range(1, len(stream) + 1):
        u = rng.random() - 0.5
        z = -lam * math.copysign(math.log1p(-2 * abs(u)), u)
        a[t] = a[t & (t - 1)] + sum(stream[t & (t - 1) : t]) + z
    return tuple(a[t] for t in range(1, len(stream) + 1))
