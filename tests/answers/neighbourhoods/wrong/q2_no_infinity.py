# Divides by zero where an output proves the data.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for output in table[x].keys() | table[y].keys():
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one != other:
                    worst = max(worst, abs(math.log(one / other)))
    return worst
