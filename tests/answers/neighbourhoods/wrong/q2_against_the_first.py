# Compares every data set with the first one of the table only.
# Witness: worst_log_ratio({(0, 0): {"a": 0.5, "b": 0.5}, (0, 1): {"a": 0.5, "b": 0.5}, (1, 1): {"a": 0.9, "b": 0.1}}, edit) gives 0.0; right is 1.6094379124341003.
def worst_log_ratio(table, related):
    x, *others = table
    worst = 0.0
    for y in others:
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
