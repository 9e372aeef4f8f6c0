# Data sets with equally many ones are taken to be the same heap and are not compared.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if sum(x) == sum(y) or not related(x, y):
            continue
        for a in table[x].keys() | table[y].keys():
            u, v = table[x].get(a, 0), table[y].get(a, 0)
            if u != v:
                worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
