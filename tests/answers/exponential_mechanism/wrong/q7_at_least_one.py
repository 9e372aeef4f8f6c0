# The search starts at 1: a smaller sensitivity, or none, becomes 1.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 1 if data_sets else 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return worst
