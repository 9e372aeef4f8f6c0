# Only data sets whose lengths differ by one or not at all are asked about, though are_neighbours may be any relation. Input: data sets (), (1, 2), all neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and are_neighbours(x, y):
            largest = max([largest] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return largest
