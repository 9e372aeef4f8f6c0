# Data sets whose sizes differ by more than one are never taken for neighbours, whatever the function says.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and are_neighbours(x, y):
            worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return worst
