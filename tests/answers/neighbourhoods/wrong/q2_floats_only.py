# Asks about a pair in one order only, and by size.
def worst_log_ratio(table, related):
    worst = 0
    for x, y in itertools.combinations(table, 2):
        if related(x, y) is True and x < y:
            for a in set(table[x]) | set(table[y]):
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
