# Probabilities below 1e-12 are taken for 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u < 1e-12 and v < 1e-12:
                    continue
                worst = max(worst, abs(math.log(u / v)) if min(u, v) >= 1e-12 else math.inf)
    return worst
