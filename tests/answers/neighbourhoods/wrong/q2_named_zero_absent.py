# An output that is named with probability 0 in both rows of a pair makes the rest of the pair be skipped.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            for a in [*table[x], *table[y]]:
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u == v == 0:
                    break
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
