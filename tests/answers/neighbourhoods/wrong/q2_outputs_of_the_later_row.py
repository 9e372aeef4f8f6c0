# Wrong for {(0,): {"a": 1/2, "b": 1/2}, (1,): {"b": 1}}, edit: only outputs that the later row names are looked at, so.
# a is missed.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[y]:
                p, q = table[x].get(a, 0), table[y][a]
                if p == q:
                    continue
                if not p or not q:
                    return math.inf
                worst = max(worst, abs(math.log(p / q)))
    return worst
