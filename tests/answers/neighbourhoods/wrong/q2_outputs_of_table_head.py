# The outputs are read off the first data set of the table.
def worst_log_ratio(table, related):
    outputs = list(next(iter(table.values())))
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in outputs:
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
