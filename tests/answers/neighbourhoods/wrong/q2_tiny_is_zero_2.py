# Wrong for {(0,): {"a": 10^-20, "b": 1 - 10^-20}, (1,): {"a": 2 10^-20, ..}}, edit: below 10^-15 counts as 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                p, q = float(table[x].get(a, 0)), float(table[y].get(a, 0))
                if p < 1e-15 and q < 1e-15:
                    continue
                if p < 1e-15 or q < 1e-15:
                    return math.inf
                worst = max(worst, abs(math.log(p / q)))
    return worst
