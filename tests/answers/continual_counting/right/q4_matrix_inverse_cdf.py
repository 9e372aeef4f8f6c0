# Matrix of used boxes times noise from the inverse distribution function
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    u = rng.random(n) - 0.5
    z = -np.sign(u) * np.log1p(-2 * np.abs(u) * (1 - 1e-16)) * (len(f"{n:b}") / float(epsilon))
    used = np.zeros((n, n))
    for t in range(1, n + 1):
        end = t
        while end:
            used[t - 1, end - 1] = 1
            end &= end - 1
    return tuple((np.cumsum(stream) + used @ z).tolist())
