# Each pair is looked at once, and only the outputs that the first data set names. Input: {(0,): {"a": 1.0}, (1,): {"a": .5, "b": .5}}: ln 2 instead of infinite.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a, u in table[x].items():
                v = table[y].get(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
