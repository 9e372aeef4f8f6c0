# Utilities are kept by the sorted records: a utility that looks at the order is read wrongly.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    known = {}

    def value(a, x):
        key = (a, tuple(sorted(x)))
        if key not in known:
            known[key] = utility(a, x)
        return known[key]

    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max([worst] + [abs(value(a, x) - value(a, y)) for a in candidates])
    return worst
