# Boxes are drawn when first needed, and kept.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    lam = (T.bit_length()) / epsilon
    cache = {}

    def box(a, b):
        if (a, b) not in cache:
            cache[a, b] = sum(stream[a:b]) + rng.laplace(loc=0.0, scale=lam)
        return cache[a, b]

    res = []
    for t in range(1, T + 1):
        a, tot = 0, 0
        while a < t:
            z = 1 << ((t - a).bit_length() - 1)
            tot += box(a, a + z)
            a += z
        res.append(tot)
    return np.array(res)
