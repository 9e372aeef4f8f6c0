# Adds the outputs up, instead of taking the worst.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in [pair for pair in itertools.combinations(table, 2)][:1]:
        if related(x, y):
            for output in table[x].keys() | table[y].keys():
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if (one == 0) != (other == 0):
                    return math.inf
                if one:
                    worst += abs(math.log(one / other))
    return worst
