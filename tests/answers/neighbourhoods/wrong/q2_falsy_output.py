# Skips outputs that are falsy, such as the number 0, the empty text and the empty tuple.
# Witness: worst_log_ratio({(0,): {0: 0.5, 1: 0.5}, (1,): {0: 0.1, 1: 0.9}}, edit) gives 0.587786664902119; right is 1.6094379124341003.
def worst_log_ratio(table, related):
    outputs = {a for row in table.values() for a in row if a}
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in outputs:
                u, v = table[x].get(a) or 0, table[y].get(a) or 0
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
