# Leaves the inner loop after the first neighbour of each data set.
# Witness: worst_log_ratio({("a",): {0: 0.5, 1: 0.5}, ("b",): {0: 0.1, 1: 0.9}, ("c",): {0: 0.9, 1: 0.1}}, edit) gives 1.6094379124341003; right is 2.1972245773362196.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if u != v:
                        worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
                break
    return worst
