# Right: exact ratio last log
def worst_log_ratio(table, related):
    best = Fraction(1)
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            for output, u in table[x].items():
                v = table[y].get(output, Fraction(0))
                if u and not v:
                    return float("inf")
                if u:
                    best = max(best, u / v)
    return math.log(best)
