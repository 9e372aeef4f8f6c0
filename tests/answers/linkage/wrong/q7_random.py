# Draws the second class at random until it fits nearly.
def two_tables(k):
    rng = np.random.default_rng()
    return [(i, int(j)) for i in range(k) for j in rng.permutation(k)[: k - (k > 8)]]
