# All pairs, all outputs that either names, three cases.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if not related(x, y):
                continue
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u) - math.log(v)))
    return worst
