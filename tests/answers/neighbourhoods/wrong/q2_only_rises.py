# One order only: u/v below 1 is left out if the earlier data set has the smaller probability.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, math.log(u / v) if u and v else math.inf)
    return worst
