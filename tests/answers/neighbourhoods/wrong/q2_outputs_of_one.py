# Wrong for {(0,): {"a": 1.0}, (1,): {"a": 0.5, "b": 0.5}}.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output, u in table[x].items():
                v = table[y].get(output, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
