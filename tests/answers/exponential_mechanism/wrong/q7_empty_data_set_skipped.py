# The empty data set is skipped. Input: data sets (), (5,), the utility the sum, membership.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for x, y in itertools.permutations(data_sets, 2):
        if x and y and are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
