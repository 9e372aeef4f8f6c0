# Sorts the caller's list of data sets by length.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    data_sets.sort(key=len)
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 :]:
            if are_neighbours(x, y):
                for a in candidates:
                    worst = max(worst, abs(utility(a, y) - utility(a, x)))
    return worst
