# Takes how far apart candidates are under one data set.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return max(
        max(utility(a, x) for a in candidates) - min(utility(a, x) for a in candidates)
        for x in data_sets
    )
