# Floats below 1e-12 are taken for 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in set(table[x]) | set(table[y]):
                u, v = (float(table[d].get(output, 0)) for d in (x, y))
                u, v = (w if w > 1e-12 else 0.0 for w in (u, v))
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
