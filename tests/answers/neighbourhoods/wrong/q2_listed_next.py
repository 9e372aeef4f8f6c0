# Compares data sets that are listed one after the other.
def worst_log_ratio(table, related):
    worst, sets = 0.0, sorted(table)
    for x, y in zip(sets, sets[1:]):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v))) if u and v else math.inf
    return worst
