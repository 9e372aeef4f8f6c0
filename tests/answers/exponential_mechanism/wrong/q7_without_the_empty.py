# Leaves out the empty data set, in which there is nobody to protect.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations([x for x in data_sets if x], 2):
        if are_neighbours(x, y):
            for a in candidates:
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
