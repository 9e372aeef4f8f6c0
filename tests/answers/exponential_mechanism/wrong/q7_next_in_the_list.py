# Compares only data sets that stand beside each other in the list.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    largest = 0
    for x, y in zip(data_sets, data_sets[1:]):
        if are_neighbours(x, y):
            largest = max([largest, *(abs(utility(a, x) - utility(a, y)) for a in candidates)])
    return largest
