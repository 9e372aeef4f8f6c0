# Right: three cases
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if not related(x, y):
            continue
        for output in table[x].keys() | table[y].keys():
            u, v = table[x].get(output, 0), table[y].get(output, 0)
            if u == v:
                continue
            if u == 0 or v == 0:
                return math.inf
            worst = max(worst, abs(math.log(u) - math.log(v)))
    return worst
