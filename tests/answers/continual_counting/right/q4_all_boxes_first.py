# Draws noise for all boxes of all levels beforehand, level by level, with numpy.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    x = np.asarray(stream, dtype=float)
    steps, levels = len(x), len(stream).bit_length()
    tree = []
    for k in range(levels):
        size, how_many = 2**k, steps // 2**k
        tree.append(x[: size * how_many].reshape(how_many, size).sum(axis=1) + rng.laplace(0, levels / epsilon, how_many))
    told = np.zeros(steps)
    for t in range(1, steps + 1):
        told[t - 1] = sum(tree[k][(t >> k) - 1] for k in range(levels) if t >> k & 1)
    return told
