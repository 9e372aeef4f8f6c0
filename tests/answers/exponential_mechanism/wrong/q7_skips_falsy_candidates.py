# Candidates such as 0, the empty text or the empty tuple are skipped.
# Witness: measure_sensitivity(lambda a, x: len(x), [(), (1,)], [0], lambda x, y: True) returns 0; right: 1
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in filter(None, candidates):
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
