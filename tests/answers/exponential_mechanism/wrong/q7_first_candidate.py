# Looks at the first candidate only.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    a = candidates[0]
    return max(
        abs(utility(a, x) - utility(a, y))
        for x in data_sets
        for y in data_sets
        if are_neighbours(x, y)
    )
