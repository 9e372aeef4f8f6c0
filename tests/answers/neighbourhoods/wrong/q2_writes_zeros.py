# Wrong for a table that leaves an output out: the zero is written into the argument.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in {*table[x], *table[y]}:
                u, v = table[x].setdefault(output, 0), table[y].setdefault(output, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
