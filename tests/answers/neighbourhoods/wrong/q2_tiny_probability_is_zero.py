# Probabilities below 1e-12 are taken for 0. Input: 1e-50 and 1e-60 of an output: 0 instead of 23.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                u, v = (0 if t < 1e-12 else t for t in (u, v))
                if u and v:
                    worst = max(worst, abs(math.log(u / v)))
                elif u or v:
                    return math.inf
    return worst
