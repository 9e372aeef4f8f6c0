# Wrong where the worst neighbour is the empty data set.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x in data_sets:
        for y in data_sets:
            if x and y and x != y and are_neighbours(x, y):
                for a in candidates:
                    worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
