# Looks at the neighbours of the first data set only.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    x = data_sets[0]
    return max(
        abs(utility(a, x) - utility(a, y))
        for a in candidates
        for y in data_sets
        if are_neighbours(x, y)
    )
