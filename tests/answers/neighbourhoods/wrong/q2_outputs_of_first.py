# For each pair only the outputs that the earlier data set names are looked at.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output, u in table[x].items():
                v = table[y].get(output, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
