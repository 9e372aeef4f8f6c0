# Takes what is below 10^-12 for 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if abs(u - v) < 1e-12:
                        continue
                    if min(u, v) < 1e-12:
                        return math.inf
                    worst = max(worst, abs(math.log(u / v)))
    return worst
