# Looks at each pair once, and only at the outputs that the first of the two names.
# Witness: worst_log_ratio({(0,): {"a": 1.0}, (1,): {"a": 0.5, "b": 0.5}}, edit) gives 0.6931471805599453; right is inf.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a, u in table[x].items():
                v = table[y].get(a, 0)
                if u == v:
                    continue
                if not u or not v:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
