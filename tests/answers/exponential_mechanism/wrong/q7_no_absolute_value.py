# Takes each pair once, without the absolute value.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, utility(a, x) - utility(a, y))
    return largest
