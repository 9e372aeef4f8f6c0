# A table of the ones of all t by doubling in numpy, all variances, then maxima.
def worst_variances(steps, epsilon):
    steps = int(steps)
    table = np.zeros(1, dtype=int)
    while len(table) <= steps:
        table = np.concatenate([table, table + 1])
    t = np.arange(1, steps + 1)
    levels = int(np.sum(2 ** np.arange(40) <= steps))
    e = float(epsilon)
    naive = np.full(steps, 2 * (steps / e) ** 2)
    return np.array([naive.max(), (t * 2 / e**2).max(), (table[1 : steps + 1] * 2 * (levels / e) ** 2).max()])
