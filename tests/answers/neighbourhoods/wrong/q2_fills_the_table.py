# The argument changes: setdefault adds the outputs that were left out.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            for a in list(table[x]):
                u, v = table[x][a], table[y].setdefault(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
