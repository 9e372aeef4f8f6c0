# Lets the candidate change together with the data.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return max(
        abs(utility(a, x) - utility(b, y))
        for a in candidates
        for b in candidates
        for x in data_sets
        for y in data_sets
        if are_neighbours(x, y)
    )
