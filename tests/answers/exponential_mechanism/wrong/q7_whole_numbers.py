# Wrong where utilities are fractions, e.g. halves: cut to whole numbers.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max(worst, *(int(abs(utility(a, x) - utility(a, y))) for a in candidates), 0)
    return worst
