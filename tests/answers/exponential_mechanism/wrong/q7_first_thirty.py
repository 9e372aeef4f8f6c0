# Of a long list only the first thirty data sets are compared.
# Witness: measure_sensitivity(lambda a, x: x[0] ** 2, [(i,) for i in range(32)], [1], lambda x, y: abs(x[0] - y[0]) == 1) returns 57; right: 61
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets[:30], 2):
        if are_neighbours(x, y):
            worst = max(worst, *(abs(utility(a, x) - utility(a, y)) for a in candidates))
    return worst
