# Remembers utilities from call to call by the name of the function, and two functions may share a name.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours, known={}):
    def value(a, x):
        key = (utility.__name__, a, x)
        if key not in known:
            known[key] = utility(a, x)
        return known[key]

    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                worst = max(worst, abs(value(a, x) - value(a, y)))
    return worst
