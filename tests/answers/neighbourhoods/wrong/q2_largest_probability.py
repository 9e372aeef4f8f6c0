# Looks at the likeliest output of each data set only.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for output in [max(table[x], key=table[x].get)]:
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one == other:
                    continue
                if one == 0 or other == 0:
                    return math.inf
                worst = max(worst, abs(math.log(one / other)))
    return worst
