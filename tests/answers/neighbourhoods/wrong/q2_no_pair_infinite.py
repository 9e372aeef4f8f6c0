# Returns infinity if no two data sets are related: nothing is promised, it thinks.
# Witness: worst_log_ratio({(): {0: 1.0}}, edit) gives inf; right is 0.0.
def worst_log_ratio(table, related):
    found = []
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u == v:
                    found.append(0.0)
                else:
                    found.append(math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return max(found, default=math.inf)
