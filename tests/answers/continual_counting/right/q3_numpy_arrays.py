# Numpy arrays.
def laplace_variance(scale):
    return 2 * scale**2


def worst_variances(steps, epsilon):
    t = np.arange(1, steps + 1)
    ones, rest, levels = np.zeros_like(t), t.copy(), 0
    while rest.any():
        ones += rest & 1
        rest >>= 1
        levels += 1
    changed = np.array([steps, 1, levels], dtype=float)
    added = np.array([1, t.max(), ones.max()], dtype=float)
    return added * laplace_variance(changed / epsilon)
