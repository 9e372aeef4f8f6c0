# Takes 700 for infinity.
def worst_log_ratio(table, related):
    worst = 0
    for x in table:
        for y in table:
            if not related(x, y):
                continue
            for a in set(table[x]) | set(table[y]):
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u == v == 0:
                    continue
                if u == 0 or v == 0:
                    worst = max(worst, 700.0)
                else:
                    worst = max(worst, math.log(u) - math.log(v))
    return worst
