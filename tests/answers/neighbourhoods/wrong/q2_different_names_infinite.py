# Says infinity as soon as the two name different outputs, even if the odd one has probability 0.
# Witness: worst_log_ratio({(0,): {"a": 1.0, "b": 0.0}, (1,): {"a": 1.0}}, edit) gives inf; right is 0.0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            if table[x].keys() != table[y].keys():
                return math.inf
            for a in table[x]:
                u, v = table[x][a], table[y][a]
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
