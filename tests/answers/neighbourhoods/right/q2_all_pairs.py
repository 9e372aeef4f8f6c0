# Another way: all pairs.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                for output in {*table[x], *table[y]}:
                    u, v = table[x].get(output, 0), table[y].get(output, 0)
                    if u == v:
                        continue
                    if u == 0 or v == 0:
                        return math.inf
                    worst = max(worst, abs(math.log(u / v)))
    return worst
