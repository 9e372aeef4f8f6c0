# Starts at 0.0, a float, and returns it where there are no neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    changes = [
        abs(utility(a, x) - utility(a, y))
        for x, y in itertools.combinations(data_sets, 2)
        if are_neighbours(x, y)
        for a in candidates
    ]
    return max(changes, default=0.0)
