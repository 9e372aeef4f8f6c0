# Probabilities that are close in absolute terms are taken for equal.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in set(table[x]) | set(table[y]):
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if np.isclose(float(u), float(v)):
                    continue
                if not u or not v:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
