# At most three entries of an answer are compared, so that a change of the fourth is lost.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if not related(x, y):
            continue
        f, g = query(x), query(y)
        f = (f if isinstance(f, tuple) else (f,)) + (0, 0)
        g = (g if isinstance(g, tuple) else (g,)) + (0, 0)
        worst = max(worst, abs(f[0] - g[0]) + abs(f[1] - g[1]) + abs(f[2] - g[2]))
    return worst
