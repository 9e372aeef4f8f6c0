# Looks only at pairs whose lengths differ by at most one, believing that others cannot be neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and are_neighbours(x, y):
            for a in candidates:
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
