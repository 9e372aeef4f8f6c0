# Probabilities that numpy calls close are taken to be equal.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in set(table[x]) | set(table[y]):
                u, v = (float(table[d].get(output, 0)) for d in (x, y))
                if np.isclose(u, v):
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
