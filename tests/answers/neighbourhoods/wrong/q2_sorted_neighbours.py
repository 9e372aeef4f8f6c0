# Sorts the data sets and compares each only with the next one of the same length, or with all others if lengths differ.
def worst_log_ratio(table, related):
    sets = sorted(table)
    worst = 0.0
    for i, x in enumerate(sets):
        for j, y in enumerate(sets):
            if len(x) == len(y) and abs(i - j) != 1 or not related(x, y):
                continue
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
