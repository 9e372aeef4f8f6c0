# The empty data set is skipped, as if nobody could be alone.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.combinations([d for d in data_sets if d], 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
