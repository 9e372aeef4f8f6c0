# Ignores `related` and decides itself: edit if all data sets have one size, else membership.
# Witness: worst_log_ratio({(0,): {"a": 0.5, "b": 0.5}, (1,): {"a": 0.1, "b": 0.9}}, membership) gives 1.6094379124341003; right is 0.0.
def worst_log_ratio(table, related):
    near = edit if len({len(x) for x in table}) == 1 else membership
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if near(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
