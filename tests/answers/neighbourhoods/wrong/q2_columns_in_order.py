# The outputs of the data sets in different orders: columns are compared by place.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            if len(table[x]) != len(table[y]):
                return math.inf
            if set(table[x]) != set(table[y]):
                return math.inf
            for u, v in zip(table[x].values(), table[y].values()):
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
