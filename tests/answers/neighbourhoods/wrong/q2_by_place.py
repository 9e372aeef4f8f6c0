# Compares the probabilities place by place instead of by the name of the output.
# Witness: worst_log_ratio({(0,): {"a": 0.9, "b": 0.1}, (1,): {"b": 0.1, "a": 0.9}}, edit) gives 2.1972245773362196; right is 0.0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            rows = table[x].values(), table[y].values()
            for u, v in itertools.zip_longest(*rows, fillvalue=0):
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
