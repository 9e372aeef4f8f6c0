# Puts the records of a data set in order before it asks.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x in data_sets:
        for y in data_sets:
            if are_neighbours(x, y):
                one, two = tuple(sorted(x, key=str)), tuple(sorted(y, key=str))
                worst = max(worst, *(abs(utility(a, one) - utility(a, two)) for a in candidates))
    return worst
