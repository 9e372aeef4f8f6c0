# Subtracts logarithms, with minus infinity for an impossible output.
def worst_log_ratio(table, related):
    def log(u):
        return math.log(u) if u > 0 else -math.inf

    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            for output in {*table[x], *table[y]}:
                a, b = log(table[x].get(output, 0)), log(table[y].get(output, 0))
                if a != b:
                    worst = max(worst, abs(a - b))
    return worst
