# All data sets are compared with the first only.
def worst_log_ratio(table, related):
    first, *others = table
    worst = 0.0
    for y in others:
        if related(first, y):
            for output in set(table[first]) | set(table[y]):
                u, v = table[first].get(output, 0), table[y].get(output, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
