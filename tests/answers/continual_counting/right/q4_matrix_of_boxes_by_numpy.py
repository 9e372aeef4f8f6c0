# By matrix of boxes by numpy.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = 1 + max(k for k in range(12) if 2**k <= T)
    z = rng.laplace(scale=levels / float(epsilon), size=T)
    use = np.zeros((T, T))
    for t in range(1, T + 1):
        rest = t
        while rest:
            use[t - 1, rest - 1] = 1
            rest &= rest - 1
    return np.cumsum(stream) + use @ z
