# Wrong for a table of 4 data sets.
def worst_log_ratio(table, related):
    worst = 0.0
    names = list(table)
    for i, x in enumerate(names):
        for y in names[i + 1 : i + 3]:
            if related(x, y):
                for output in {*table[x], *table[y]}:
                    u, v = table[x].get(output, 0), table[y].get(output, 0)
                    if u != v:
                        worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
