# Looks at neighbours of the longest data sets only, where it expects the worst.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    longest = max(len(x) for x in data_sets)
    return max(
        abs(utility(a, x) - utility(a, y))
        for a in candidates
        for x in data_sets
        for y in data_sets
        if len(x) == longest and are_neighbours(x, y)
    )
