# The ratio is rounded to 12 digits after the point, so that a ratio of 1e-20 becomes 0 and then infinity. Input: an output with 1e-20 under one and 1/2 under the other: infinite instead of 45.4.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = float(table[x].get(a, 0)), float(table[y].get(a, 0))
                if u == v:
                    continue
                ratio = round(min(u, v) / max(u, v), 12)
                worst = max(worst, -math.log(ratio) if ratio else math.inf)
    return worst
