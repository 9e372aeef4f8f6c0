# Takes an output that is impossible under both for a proof.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for output in table[x].keys() | table[y].keys():
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one == 0 or other == 0:
                    return math.inf
                worst = max(worst, abs(math.log(one / other)))
    return worst
