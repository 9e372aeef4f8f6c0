# Removes double candidates by their text, so that 1 and '1' become one.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    different = {str(a): a for a in candidates}
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in different.values():
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
