# Wrong for a probability of 1e-50: what is below 1e-15 is taken for 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in {*table[x], *table[y]}:
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u < 1e-15 and v < 1e-15:
                    continue
                if u < 1e-15 or v < 1e-15:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
