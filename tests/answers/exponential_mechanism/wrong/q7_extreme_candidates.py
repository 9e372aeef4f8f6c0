# Only the smallest and the largest candidate are tried.
# Witness: measure_sensitivity(lambda a, x: len(x) * a * (4 - a), [(), (1,)], [0, 2, 4], lambda x, y: True) returns 0; right: 4
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in (min(candidates), max(candidates)):
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
