# Probabilities that are close by np.isclose are skipped as equal, also small ones of very different size. Input: 1e-9 and 1e-20 of an output: 0 instead of 25.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = float(table[x].get(a, 0)), float(table[y].get(a, 0))
                if np.isclose(u, v):
                    continue
                worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
