# All pairs and all outputs, three cases, as the hint.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if u == v:
                        continue
                    if u == 0 or v == 0:
                        return math.inf
                    worst = max(worst, abs(math.log(u / v)))
    return worst
