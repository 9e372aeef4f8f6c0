# If both data sets name the same outputs, their probabilities are compared in the order of the dictionaries. Input: {(0,): {"a": .9, "b": .1}, (1,): {"b": .1, "a": .9}} under edit: ln 9 instead of 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if not related(x, y):
            continue
        if set(table[x]) == set(table[y]):
            pairs = zip(table[x].values(), table[y].values())
        else:
            pairs = ((table[x].get(a, 0), table[y].get(a, 0)) for a in {*table[x], *table[y]})
        for u, v in pairs:
            if u != v:
                worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
