# Takes each pair once, without the absolute value.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in table[x].keys() | table[y].keys():
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one > 0 and other > 0:
                    worst = max(worst, math.log(one / other))
                elif one != other:
                    return math.inf
    return worst
