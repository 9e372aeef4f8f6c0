# Wrong for probabilities 1e-60 and 0.5: the logarithms are taken of at least 1e-20.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in {*table[x], *table[y]}:
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if (u == 0) != (v == 0):
                    return math.inf
                worst = max(worst, abs(math.log(max(u, 1e-20)) - math.log(max(v, 1e-20))))
    return worst
