# Wrong where nothing changes or no two are neighbours: 0.0 is a float.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max(worst, max(abs(utility(a, x) - utility(a, y)) for a in candidates))
    return worst
