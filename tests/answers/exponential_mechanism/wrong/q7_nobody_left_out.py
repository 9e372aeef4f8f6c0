# The empty data set is taken for no data set.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(filter(None, data_sets), 2):
        if are_neighbours(x, y):
            worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return worst
