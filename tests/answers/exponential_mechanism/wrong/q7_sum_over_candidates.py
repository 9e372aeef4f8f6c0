# Adds the changes of all candidates up.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return max(
        sum(abs(utility(a, x) - utility(a, y)) for a in candidates)
        for x in data_sets
        for y in data_sets
        if are_neighbours(x, y)
    )
