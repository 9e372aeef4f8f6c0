# The result is made an int, which cuts fractions. Input: a utility of thirds.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            changes += [abs(utility(a, x) - utility(a, y)) for a in candidates]
    return int(max(changes))
