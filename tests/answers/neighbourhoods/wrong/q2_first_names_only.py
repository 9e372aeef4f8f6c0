# An output that only the later data set names: combinations with the outputs of the earlier one.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a, u in table[x].items():
                v = table[y].get(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
