# The utility falls from the earlier data set to the later one.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            utility(a, y) - utility(a, x)
            for x, y in itertools.combinations(data_sets, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
